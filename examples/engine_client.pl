#!/usr/bin/env perl
# A game driven from another language over `tabard engine` (docs/protocol.md): the first seat's bot is written here.
#
#     perl examples/engine_client.pl                        Guillotine for two
#     perl examples/engine_client.pl swords-and-bagpipes 4
#
# TABARD is the command, `tabard` if nothing is said.
use strict;
use warnings;
use IPC::Open2;
use JSON::PP;

my ($game, $seats) = (shift // 'guillotine', shift // 2);
my $json = JSON::PP->new->canonical;
my $pid = open2(my $out, my $in, split(' ', $ENV{TABARD} // 'tabard'), 'engine');

sub ask {    # one line there, one line back
    print $in $json->encode({@_}), "\n";
    my $reply = $json->decode(scalar <$out>);
    die $reply->{error}{message}, "\n" if $reply->{error};
    return $reply->{result};
}

my $moves = 0;
my $now = ask(cmd => 'new', game => $game, seats => 0 + $seats, seed => 7);
while (!$now->{over}) {
    my ($next) = grep { !$_->[4] } @{ $now->{asked} };    # number, seat, kind, needed, sealed
    my ($number, $seat) = @$next;
    my ($question) = grep { $_->{number} == $number } @{ ask(cmd => 'questions', seat => $seat)->{questions} };
    my $last = $#{ $question->{options} };
    my $choice = $seat == 0 ? $last : $moves % ($last + 1);    # our bot: never pass while there is something to do
    $now = ask(cmd => 'answer', seat => $seat, to => $number, answer => $choice);
    $moves++;
}
my $score = ask(cmd => 'score');
print "$moves answers; ", join(', ', map { 'seat ' . ($_->{seat} + 1) . ": $_->{total}" } @{ $score->{scores} }), "\n";
print 'won by seat ', join(' and ', map { $_ + 1 } @{ $score->{winners} }), "\n";
close $in;
waitpid $pid, 0;
