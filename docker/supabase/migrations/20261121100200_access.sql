-- Who may do what. anon, the public key alone, may nothing. A player's token is `role: authenticated` with the claim
-- game_id and opens that game. service_role is our own server.
revoke all on schema site_game, shared, private from public;
revoke all on all tables in schema site_game, shared from public, anon, authenticated;
revoke all on all functions in schema private from public;

grant usage on schema site_game, shared, private to service_role;
grant all on all tables in schema site_game, shared to service_role;
grant execute on all functions in schema private to service_role;

create function private.claimed_game() returns uuid
language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'game_id')::uuid
$$;
revoke all on function private.claimed_game() from public;

grant usage on schema site_game, private to authenticated;
grant execute on function private.claimed_game() to authenticated;

-- No DELETE for players: the events of deletions are not subject to row level security, and carry the key of the row.
grant select on site_game.games, site_game.players, site_game.holes, site_game.entries to authenticated;
grant insert ("gameId", id, "playerName", "createdAt", "removedAt"), update ("playerName", "removedAt")
  on site_game.players to authenticated;
-- An upsert through the REST interface sets every column that it sends, the key too.
grant insert ("gameId", "playerId", "pageId", score, "clockTime", "clockCount", "clockNode", "enteredBy"),
      update ("gameId", "playerId", "pageId", score, "clockTime", "clockCount", "clockNode", "enteredBy")
  on site_game.holes to authenticated;

alter table site_game.games       enable row level security;
alter table site_game.players     enable row level security;
alter table site_game.holes       enable row level security;
alter table site_game.entries     enable row level security;
alter table shared.redemptions    enable row level security;

-- The select around the function lets Postgres ask once a statement instead of once a row.
create policy own_game on site_game.games for select to authenticated
  using (id = (select private.claimed_game()));
create policy own_game on site_game.players for all to authenticated
  using ("gameId" = (select private.claimed_game())) with check ("gameId" = (select private.claimed_game()));
create policy own_game on site_game.holes for all to authenticated
  using ("gameId" = (select private.claimed_game())) with check ("gameId" = (select private.claimed_game()));
create policy own_game on site_game.entries for select to authenticated
  using ("gameId" = (select private.claimed_game()));
