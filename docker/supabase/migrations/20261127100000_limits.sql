-- What one phone may write. Whoever knows a game may write into it without an account, so rows are counted: those of a request,
-- the entries of a game in an hour and in all. Played by hand none of these is met: a hundred players on eighteen holes are
-- 1,800 numbers. Past the hour's limit a phone tries again later (429), and loses nothing.
-- Only holes of the game's own round are taken; a game without a known round (from before there was one) takes any.
create function private.limit_writes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rows_a_request constant integer := 50;
  entries_an_hour constant integer := 5000;
  entries_a_game constant integer := 10000;
  rows integer;
  counted record;
begin
  -- Of both halves of an upsert, what is new and what is there already.
  rows := (select count(*) from written) + coalesce(nullif(current_setting('site_game.rows', true), ''), '0')::integer;
  perform set_config('site_game.rows', rows::text, true);
  if rows > rows_a_request then
    raise exception 'A request has at most 50 scores' using errcode = '23514', constraint = 'holes_a_request';
  end if;

  if exists (
    select from written w join site_game.games g on g.id = w."gameId"
    where cardinality(g."pageIds") > 0 and w."pageId" <> all (g."pageIds")
  ) then
    raise exception 'This hole is none of the game' using errcode = '23514', constraint = 'holes_of_round';
  end if;

  for counted in
    select count(*) as entries, count(*) filter (where e."receivedAt" > now() - interval '1 hour') as recent
    from site_game.entries e where e."gameId" in (select w."gameId" from written w) group by e."gameId"
  loop
    if counted.recent > entries_an_hour or counted.entries > entries_a_game then
      -- PostgREST answers with the status that the code names.
      raise exception 'This game has too many entries' using errcode = 'PT429';
    end if;
  end loop;
  return null;
end $$;
revoke all on function private.limit_writes() from public;

create index entries_of_game on site_game.entries ("gameId", "receivedAt");

create trigger limit_inserts after insert on site_game.holes
  referencing new table as written for each statement execute function private.limit_writes();
create trigger limit_updates after update on site_game.holes
  referencing new table as written for each statement execute function private.limit_writes();

-- The more of a day's coupons are given, the fewer a network gets, one at least: a few networks that each wait for a round's
-- time cannot take them all from those who play.
create or replace function shared.issue_coupon(game uuid, player uuid, on_day date, of_network text, a_network integer, a_day integer)
returns boolean language plpgsql set search_path = '' as $$
declare
  mine integer;
  others integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('coupons ' || on_day, 0));
  if exists (select from shared.coupons c where c."gameId" = game and c."playerId" = player) then
    return true;
  end if;
  select count(*) filter (where c.network = of_network), count(*) filter (where c.network <> of_network)
    into mine, others from shared.coupons c where c.day = on_day;
  if mine + others >= a_day or mine >= greatest(1, ceil(a_network * (1 - others::numeric / a_day))) then
    return false;
  end if;
  insert into shared.coupons ("gameId", "playerId", day, network) values (game, player, on_day, of_network);
  return true;
end $$;
