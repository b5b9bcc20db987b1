### Swords and Bagpipes: names and texts of the cards, and notes on their history, in our own words.
### Numbers are not repeated here: they are in the card set, and the texts take them from it.

## English Arms

arms-sack-of-berwick = Sack of Berwick
    .text = The gates are open, and the purses too.
    .note = Berwick, Scotland’s richest port, fell to Edward I on 30 March 1296. The killing and plundering went on for days.
arms-dunbar = Dunbar
    .text = Whoever held the hill should have stayed on it.
    .note = On 27 April 1296 the Earl of Surrey routed the Scots host near Dunbar. Many Scottish nobles were taken, and King John Balliol gave up his crown that July.
arms-irvine-capitulation = Irvine Capitulation
    .text = This round the Badge of Honour binds nobody: its holder chooses a side like everybody else.
    .note = In July 1297 Scottish nobles, among them Robert Bruce and James the Steward, submitted to the English at Irvine without a battle.
arms-stirling-bridge = Stirling Bridge
    .text = Two abreast, please, and no pushing.
    .note = On 11 September 1297 William Wallace and Andrew Moray fell upon an English army while it was crossing the narrow bridge over the Forth, and destroyed the part already across.
arms-falkirk = Falkirk
    .text = Spears stop horses; arrows ask nobody.
    .note = On 22 July 1298 Edward I beat Wallace at Falkirk: his archers broke the rings of spearmen, and his horsemen rode in.
arms-caerlaverock = Caerlaverock
    .text = This round Collect Taxes brings { $stands-taxes } gold.
    .note = In July 1300 Edward I brought a great host before the small castle of Caerlaverock. A French poem describes the banners of his knights one by one.
arms-roslin = Roslin
    .text = Up before dawn, and not for prayers.
    .note = On 24 February 1303 John Comyn and Simon Fraser surprised and beat an English force under John Segrave near Roslin.
arms-bruce-joins-us-again = Bruce Joins Us Again!
    .text = Whoever is handed the Badge of Honour in phase 3 adds { $gain-units-units ->
        [one] one unit
       *[other] { $gain-units-units } units
    } to their camp.
    .note = Robert Bruce swore loyalty to Edward I in 1296, rose against him in 1297, came back to his peace in 1302 and had himself made king of Scots in 1306.
arms-warwolf = Warwolf
    .text = Every player loses { $lose-units-units ->
        [one] one unit
       *[other] { $lose-units-units } units
    } from their castle.
    .note = Warwolf was the great stone-thrower Edward I had built for the siege of Stirling in 1304. The garrison wanted to yield; he made them wait until he had tried it.
arms-methven = Methven
    .text = This round nobody can choose Raise Militia.
    .note = In June 1306 Aymer de Valence fell upon the camp of King Robert Bruce at Methven near Perth. Bruce got away with few men.
arms-loudoun-hill = Loudoun Hill
    .text = A road, a bog, and a ditch that was not there yesterday.
    .note = On 10 May 1307 Robert Bruce narrowed the ground at Loudoun Hill with ditches and beat Aymer de Valence, the victor of Methven.
arms-pass-of-brander = Pass of Brander
    .text = { $gain-units-units ->
        [one] One unit joins
       *[other] { $gain-units-units } units join
    } Scotland’s camp.
    .note = In the Pass of Brander, about 1308, the MacDougalls lay in wait for Robert Bruce. James Douglas had climbed above them, and the ambush was turned on its makers.
arms-border-watch = Border Watch
    .text = This round nobody can choose Hire Mercenaries.
arms-bannockburn = Bannockburn
    .text = A larger army needs a drier field.
    .note = On 23 and 24 June 1314 Robert Bruce beat the larger army of Edward II near Stirling.

## King Edward

king-hammer-of-the-scots = Hammer of the Scots
    .text = To a hammer, every thistle is a nail.
    .note = “Hammer of the Scots”, in Latin, is painted on the tomb of Edward I in Westminster Abbey. The words were put there long after his death.
king-longshanks = Longshanks
    .text = He can look down on anybody.
    .note = Edward I was called Longshanks for his height. When his tomb was opened in 1774, the body measured six feet and two inches.
king-ragman-rolls = Ragman Rolls
    .text = Sign here, and here, and seal it there.
    .note = The Ragman Rolls list well over a thousand Scots, lords, burgesses and clerics, who did homage to Edward I in 1296.
king-stone-of-destiny = Stone of Destiny
    .text = Every player loses { $lose-gold-gold } gold.
    .note = The kings of Scots were made kings on this stone at Scone. Edward I took it to Westminster in 1296; seven hundred years later it came back.
king-burgh-by-sands = Burgh by Sands
    .text = This round no card is played or used between the choice of sides and the reveal.
    .note = On 7 July 1307, on the march against Robert Bruce, Edward I died at Burgh by Sands, within sight of Scotland.

## Bagpipe cards: axe

bagpipe-raise-the-clans = Raise the Clans
    .text = Raise militia: one unit more in every camp and in Scotland’s.
bagpipe-treaty-with-eric-ii = Treaty with Eric II
    .text = Pay { $lose-gold-gold } gold and add up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } to your camp.
    .note = Eric II of Norway, father of the Maid of Norway and husband of Isabel Bruce, allied himself with France against England in 1295.
bagpipe-balliols-plan = Balliol’s Plan
    .text = Every player moves { $move-units-units ->
        [one] one unit
       *[other] { $move-units-units } units
    } from castle to camp, or as many as there are.
    .note = In March 1296 King John Balliol called the host of Scotland to Caddonlee, near Selkirk, to meet the English invasion.
bagpipe-bruces-vs-comyns = Bruces vs Comyns
    .text = Choose another player: they lose up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } from their castle, you say how many, and { $lose-gold-gold } gold.
    .note = The two houses were rivals for the first place in Scotland. On 10 February 1306 Robert Bruce struck down John Comyn in a church in Dumfries.
bagpipe-morays-rebellion = Moray’s Rebellion
    .text = Add up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } to your camp.
    .note = In 1297 young Andrew Moray raised the north and took one castle after another. He joined Wallace, won at Stirling Bridge and died within months of it.
bagpipe-affair-of-honour = Affair of Honour
    .text = Take the Badge of Honour and { $take-gold-gold } gold.
bagpipe-cattle-raid = Cattle Raid
    .text = Choose another player and take { $lose-gold-gold } gold from them.
bagpipe-scorched-earth = Scorched Earth
    .text = Every other player loses { $lose-units-units ->
        [one] one unit
       *[other] { $lose-units-units } units
    } from their castle. You take { $take-gold-gold } gold.
    .note = When Edward II marched to Edinburgh in 1322, Robert Bruce had emptied the country before him of cattle and grain. Hunger drove the English home.
bagpipe-spies-at-court = Spies at Court
    .text = Choose another player and look at their hand and their Dagger cards. Then take { $take-gold-gold } gold.
bagpipe-oath-of-fealty = Oath of Fealty
    .text = Take { $take-gold-gold } gold and draw a Dagger card.
    .note = Edward I had the Scots swear fealty to him as their overlord in 1291, and again in 1296.

## Bagpipe cards: tokens

bagpipe-lambertons-help = Lamberton’s Help
    .text = Choose another player and pay { $lose-gold-gold } gold: this round they support Scotland, whatever token they laid.
    .note = William Lamberton, bishop of St Andrews, was a Guardian from 1299. He was at Scone in 1306 when Robert Bruce was made king.
bagpipe-the-guardians = The Guardians
    .text = Add up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } to Scotland’s camp.
    .note = Guardians ruled in the name of the crown after the death of Alexander III in 1286, and again after 1297; Wallace, Bruce and Comyn were among them.
bagpipe-vive-la-france = Vive la France
    .text = This round the number of English troops goes down by { $english-troops-fewer }.
    .note = In October 1295 Scotland and France promised each other help against England. It was the beginning of the Auld Alliance.
bagpipe-bruces-trick = Bruce’s Trick
    .text = Look at your choice token and lay whichever you like, in secret.
    .note = In June 1304, while he served Edward I at the siege of Stirling, Robert Bruce made a secret bond with Bishop Lamberton.
bagpipe-highland-charge = Highland Charge
    .text = Move up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } from your castle to your camp.
bagpipe-over-the-hills = Over the Hills
    .text = Move up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } from your camp to your castle.
bagpipe-false-orders = False Orders
    .text = Choose another player and move up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } from their camp to their castle.
bagpipe-ambush = Ambush
    .text = Choose another player: they lose up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } from their camp; you say how many.
bagpipe-welsh-archers = Welsh Archers
    .text = This round the number of English troops goes up by { $english-troops-more }.
    .note = Thousands of Welshmen marched with Edward I to Falkirk in 1298, and archers decided the battle.

## Bagpipe cards: bag

bagpipe-wallaces-gratitude = Wallace’s Gratitude
    .text = Only if you supported Scotland this round: take { $take-gold-gold } gold and put up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } into your castle.
    .note = William Wallace, Guardian of Scotland after Stirling Bridge, was captured in 1305 and put to death in London on 23 August.
bagpipe-davids-lineage = David’s Lineage
    .text = Take { $take-gold-gold } gold.
    .note = In the Great Cause of 1291 and 1292 both Balliol and Bruce claimed the throne as heirs of David, Earl of Huntingdon. Edward I was the judge, and Balliol won.
bagpipe-popes-influence = Pope’s Influence
    .text = Only if you supported Scotland this round: pay { $lose-gold-gold } gold and discard one of your Dagger cards, face up.
    .note = In 1299 Pope Boniface VIII told Edward I that Scotland was not his. In 1320 the Scots put their case to Pope John XXII in the Declaration of Arbroath.
bagpipe-william-the-hardy = William the Hardy
    .text = Choose another player who supported England this round: they lose { $lose-gold-gold } gold, and you take { $take-gold-gold } gold.
    .note = William Douglas “the Hardy” held Berwick Castle against Edward I in 1296 and rose again in 1297. He died a prisoner in the Tower of London.
bagpipe-stolen-pipes = Stolen Pipes
    .text = Choose another player and take a random Bagpipe card from their hand.
bagpipe-pipers-tune = Piper’s Tune
    .text = Draw { $draw-cards-cards ->
        [one] one Bagpipe card
       *[other] { $draw-cards-cards } Bagpipe cards
    }.
bagpipe-blood-money = Blood Money
    .text = Every other player who supported England this round loses { $lose-gold-gold } gold.
bagpipe-lost-baggage = Lost Baggage
    .text = Choose another player: they discard { $discard-cards-cards ->
        [one] one Bagpipe card
       *[other] { $discard-cards-cards } Bagpipe cards
    } at random. Then take { $take-gold-gold } gold.
bagpipe-homeward-road = Homeward Road
    .text = Stragglers find their way home: put up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } into your castle.

## Dagger cards

dagger-one = One Dagger
    .text = Counts as { $daggers ->
        [one] one dagger
       *[other] { $daggers } daggers
    } against its holder.
dagger-two = Two Daggers
    .text = Counts as { $daggers ->
        [one] one dagger
       *[other] { $daggers } daggers
    } against its holder.
dagger-three = Three Daggers
    .text = Counts as { $daggers ->
        [one] one dagger
       *[other] { $daggers } daggers
    } against its holder.

## Village cards

village-blacksmith = Blacksmith
    .text = Whenever you choose Assemble Troops, you add { $stands-troops ->
        [one] one unit
       *[other] { $stands-troops } units
    } more to your castle.
village-monastery = Monastery
    .text = Whenever the English win and you get the award for supporting Scotland, you take { $stands-defeat } gold more.
village-mill = Mill
    .text = At the start of the game: add { $gain-units-units ->
        [one] one unit
       *[other] { $gain-units-units } units
    } to your castle.
village-musicians-house = Musician’s House
    .text = At the start of the game: draw { $draw-cards-cards ->
        [one] one Bagpipe card
       *[other] { $draw-cards-cards } Bagpipe cards
    }.
village-ferry = Ferry
    .text = Once: move up to { $choose-a-number-units ->
        [one] one unit
       *[other] { $choose-a-number-units } units
    } from your camp to your castle.
village-marketplace = Marketplace
    .text = Once: pay { $lose-gold-gold } gold and discard one of your Dagger cards, face up. Just before the final count, too.
village-spy-guild = Spy Guild
    .text = Once: choose another player and look at their hand and their Dagger cards, then take { $take-gold-gold } gold.
village-church = Church
    .text = Once: when another player’s Bagpipe card makes you lose gold, units or Bagpipe cards or moves your units, cancel what it does to you.
village-memorial = Memorial
    .text = { $stands-daggers ->
        [-1] You count one dagger fewer.
       *[other] Your daggers change by { $stands-daggers }.
    }

## Clans

clan-bruce = Bruce
    .text = Learnt patience from a spider.
    .note = Robert Bruce, Earl of Carrick, was made king in 1306, lost almost everything within months, won at Bannockburn in 1314 and saw the peace of 1328.
clan-comyn = Comyn
    .text = Owns the north and forgets no slight.
    .note = The Comyns were the most powerful house in Scotland and led the resistance until 1304. After John Comyn’s death at the hand of Bruce they fought against him, and lost.
clan-balliol = Balliol
    .text = Had the coat; misses the arms on it.
    .note = John Balliol was king from 1292 to 1296. When he gave up the crown, the royal arms were torn from his coat, and people called him Toom Tabard, the empty coat.
clan-douglas = Douglas
    .text = Best not mentioned to English children after dark.
    .note = James Douglas, “the Good” to the Scots and “the Black” to the English, took Roxburgh Castle in 1314. He died in Spain in 1330, carrying the heart of King Robert.
clan-murray = Murray
    .text = Rises early and in the north.
    .note = Andrew Moray won at Stirling Bridge with Wallace in 1297 and died soon after. His son, Sir Andrew Murray, was Guardian of Scotland in the next war.
clan-wallace = Wallace
    .text = Never signed anything.
    .note = William Wallace rose in 1297, won at Stirling Bridge, became Guardian and lost at Falkirk. He was put to death in London in 1305.
clan-stewart = Stewart
    .text = Keeps the king’s house, and waits.
    .note = James the Steward was one of the Guardians of 1286. His son Walter married Marjorie Bruce, and their son became the first Stewart king in 1371.
clan-campbell = Campbell
    .text = Knows which boat to be in.
    .note = Neil Campbell followed Robert Bruce in the bad year 1306 and married his sister Mary.
clan-macdonald = MacDonald
    .text = Comes by sea, and on the right wing.
    .note = Angus Og MacDonald of Islay gave Robert Bruce shelter in 1306 and, as tradition has it, fought beside him at Bannockburn.
clan-fraser = Fraser
    .text = Three fights before breakfast.
    .note = Simon Fraser was one of the victors of Roslin and was put to death in London in 1306. Alexander Fraser became King Robert’s chamberlain.
clan-lindsay = Lindsay
    .text = Surrenders once, and not again.
    .note = Alexander Lindsay was among those who submitted at Irvine in 1297. David Lindsay is named among the barons of the Declaration of Arbroath of 1320.
clan-ross = Ross
    .text = Changes its mind, and then stands firm.
    .note = The Earl of Ross was captured at Dunbar in 1296, and in 1306 he handed Bruce’s queen over to the English. In 1308 he made his peace with Bruce.

## Tokens

token-bonnet = Bonnet
    .text = The choice token for Scotland.
token-crown = Crown
    .text = The choice token for England.
token-camp = Scotland’s camp
    .text = Its units always fight for Scotland.
token-badge = Badge of Honour
    .text = Its holder goes first, supports Scotland without choosing and hands it on in phase 3. With two or three players it binds nobody.
token-stay-home = Stay Home!
    .text = Whoever is handed it takes three Replenishment actions, empties their camp and stays home until the end of the round.
token-virtual = Virtual Dagger Card
    .text = Counts as 2 daggers when no Dagger card is left to take.
