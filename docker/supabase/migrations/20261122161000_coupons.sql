-- Who was given a code. A player's code is always the same and counts once; new ones are counted by day, and by the network
-- that asked (a hash that changes with the day: addresses are not kept). Only the server's own key reads or writes this.
create table shared.coupons (
  "gameId"   uuid not null,
  "playerId" uuid not null,
  "issuedAt" timestamptz not null default now(),
  day        date not null,
  network    text not null check (char_length(network) between 1 and 64),
  primary key ("gameId", "playerId"),
  foreign key ("gameId", "playerId") references site_game.players on delete cascade
);
create index coupons_of_day on shared.coupons (day, network);
alter table shared.coupons enable row level security;
revoke all on shared.coupons from public, anon, authenticated;
grant all on shared.coupons to service_role;

-- True if the player has a code, or has one from now on; false when the day's or the network's are used up. One at a time
-- for a day, so that those who ask at once are counted.
create function shared.issue_coupon(game uuid, player uuid, on_day date, of_network text, a_network integer, a_day integer)
returns boolean language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('coupons ' || on_day, 0));
  if exists (select from shared.coupons c where c."gameId" = game and c."playerId" = player) then
    return true;
  end if;
  if (select count(*) from shared.coupons c where c.day = on_day) >= a_day
    or (select count(*) from shared.coupons c where c.day = on_day and c.network = of_network) >= a_network then
    return false;
  end if;
  insert into shared.coupons ("gameId", "playerId", day, network) values (game, player, on_day, of_network);
  return true;
end $$;
revoke all on function shared.issue_coupon(uuid, uuid, date, text, integer, integer) from public;
grant execute on function shared.issue_coupon(uuid, uuid, date, text, integer, integer) to service_role;
