-- For the same player and hole the later entry wins, whatever the order of arrival. "Later" is the order of
-- (clockTime, clockCount, clockNode, score), which is total: whatever is sent in whatever order and however often,
-- the row ends as the greatest of all entries. A write that lost still answers, and tells every phone, the row that counts.
create function private.keep_later_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A phone that holds the button down must not fill the disk. What counts is kept in holes in any case.
  entries_a_cell constant integer := 200;
begin
  if tg_op = 'UPDATE' then
    if (new."gameId", new."playerId", new."pageId") is distinct from (old."gameId", old."playerId", old."pageId") then
      raise exception 'A score stays with its player and hole' using errcode = '23514', constraint = 'holes_key_is_fixed';
    end if;
    new.id := old.id;
  end if;
  new."updatedAt" := now();

  if (select count(*) from site_game.entries e
      where e."gameId" = new."gameId" and e."playerId" = new."playerId" and e."pageId" = new."pageId") < entries_a_cell then
    insert into site_game.entries ("gameId", "playerId", "pageId", score, "clockTime", "clockCount", "clockNode", "enteredBy")
    values (new."gameId", new."playerId", new."pageId", new.score,
            new."clockTime", new."clockCount", new."clockNode", new."enteredBy")
    on conflict do nothing;
  end if;

  if tg_op = 'UPDATE' and (new."clockTime", new."clockCount", new."clockNode" collate "C", new.score)
                       <= (old."clockTime", old."clockCount", old."clockNode" collate "C", old.score) then
    return old;
  end if;
  return new;
end $$;

-- In an upsert the insert trigger fires first, for the row that then turns out to exist; the log takes an entry once.
create trigger keep_later_entry before insert or update on site_game.holes
  for each row execute function private.keep_later_entry();

-- Limits that span rows. Players are counted under a lock on the game, so that a crowd that joins at once is counted too.
create function private.limit_players() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new."gameId"::text, 0));
  if (select count(*) from site_game.players p where p."gameId" = new."gameId" and p.id <> new.id) >= 100 then
    raise exception 'A game has at most 100 players' using errcode = '23514', constraint = 'players_a_game';
  end if;
  return new;
end $$;

create trigger limit_players before insert on site_game.players
  for each row execute function private.limit_players();

create function private.limit_holes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from site_game.holes h
      where h."gameId" = new."gameId" and h."playerId" = new."playerId" and h."pageId" <> new."pageId") >= 100 then
    raise exception 'A player has at most 100 holes' using errcode = '23514', constraint = 'holes_a_player';
  end if;
  return new;
end $$;

create trigger limit_holes before insert on site_game.holes
  for each row execute function private.limit_holes();
