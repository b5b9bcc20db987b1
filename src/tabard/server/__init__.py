"""Tables over the network: whoever has a link plays; nothing that was acknowledged is lost, nobody is told too much."""
