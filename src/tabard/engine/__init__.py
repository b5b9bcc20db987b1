"""The loop and its nouns: State, Step, Ask, Script, Frame, Question, Event, Box."""
