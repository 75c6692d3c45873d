-- Two schemas that the REST interface exposes (Supabase: API settings, "Exposed schemas"; self-hosted: PGRST_DB_SCHEMAS):
-- site_game holds the games of this site, shared what outlives a round and concerns the shops. `private` is exposed to nobody.
create schema site_game;
create schema shared;
create schema private;

-- The id of a game is the key to it: whoever knows it gets a token for it. So it must never be seen from outside.
create table site_game.games (
  id          uuid primary key default gen_random_uuid(),
  "gameName"  text not null check (char_length("gameName") <= 80 and btrim("gameName") <> ''),
  "createdAt" timestamptz not null default now()
);

-- A removed player stays, so that the removal can be undone and nobody's scores are lost.
create table site_game.players (
  "gameId"     uuid not null references site_game.games on delete cascade,
  id           uuid not null default gen_random_uuid(),
  "playerName" text not null check (char_length("playerName") <= 200 and btrim("playerName") <> ''),
  "createdAt"  timestamptz not null default now(),
  "removedAt"  timestamptz,
  primary key ("gameId", id)
);

-- The score that counts, one row a player and hole. clockTime (ms since 1970), clockCount and clockNode are the hybrid
-- logical clock of the phone that entered it; clockNode is the phone. COLLATE "C": the order of bytes, so that phones
-- compare names of nodes as the database does.
create table site_game.holes (
  "gameId"     uuid not null,
  "playerId"   uuid not null,
  "pageId"     uuid not null,
  id           uuid not null default gen_random_uuid(),
  score        integer not null check (score between 0 and 999),
  "updatedAt"  timestamptz not null default now(),
  "clockTime"  bigint not null check ("clockTime" between 0 and 253402300799999),
  "clockCount" integer not null check ("clockCount" between 0 and 65535),
  "clockNode"  text collate "C" not null check ("clockNode" ~ '^[A-Za-z0-9_-]{1,36}$'),
  "enteredBy"  text not null default '' check (char_length("enteredBy") <= 200),
  primary key ("gameId", "playerId", "pageId"),
  foreign key ("gameId", "playerId") references site_game.players on delete cascade
);

-- Everything that was ever entered, also what a later entry had overtaken before it arrived.
create table site_game.entries (
  "gameId"     uuid not null,
  "playerId"   uuid not null,
  "pageId"     uuid not null,
  score        integer not null,
  "clockTime"  bigint not null,
  "clockCount" integer not null,
  "clockNode"  text collate "C" not null,
  "enteredBy"  text not null,
  "receivedAt" timestamptz not null default now(),
  primary key ("gameId", "playerId", "pageId", "clockTime", "clockCount", "clockNode", score),
  foreign key ("gameId", "playerId") references site_game.players on delete cascade
);

-- A winner's free drink is handed out once. Only the server's own key reads or writes this.
create table shared.redemptions (
  "gameId"     uuid not null,
  "playerId"   uuid not null,
  "redeemedAt" timestamptz not null default now(),
  "redeemedBy" text not null check (char_length("redeemedBy") between 1 and 200),
  primary key ("gameId", "playerId"),
  foreign key ("gameId", "playerId") references site_game.players on delete cascade
);
