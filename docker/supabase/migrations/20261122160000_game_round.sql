-- The round belongs to the game from its creation: the pages of its holes, in the order in which they are played. Leaderboard
-- and coupon read nothing else, so that neither the language of a phone nor a publish decides who wins. Only our server
-- writes it. Null in a game from before: the server fills it in when somebody next opens the game.
alter table site_game.games add column "pageIds" uuid[]
  constraint games_round check (cardinality("pageIds") <= 100 and array_position("pageIds", null) is null);
