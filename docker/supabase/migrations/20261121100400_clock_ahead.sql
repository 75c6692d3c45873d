-- No entry from the future. Clocks count on from the latest that was seen, so one at the end of time, written by hand with a
-- game's token, could never be followed by another. Phones set their clocks to within a minute of the server's before they
-- send; the rest is for the difference between the watches of two servers. The detail says what time it is here and how
-- late a clock may be, by which a phone that was refused all the same sets its entry right and sends it again.
create function private.refuse_clock_ahead() returns trigger
language plpgsql set search_path = '' as $$
declare
  tolerance constant bigint := 5 * 60 * 1000;
  here constant bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  if new."clockTime" > here + tolerance then
    raise exception 'The clock of this entry is ahead' using
      errcode = '23514', constraint = 'holes_clock_ahead', table = 'holes', schema = 'site_game',
      detail = jsonb_build_object('now', here, 'latest', here + tolerance)::text;
  end if;
  return new;
end $$;
revoke all on function private.refuse_clock_ahead() from public;

create trigger refuse_clock_ahead before insert or update on site_game.holes
  for each row execute function private.refuse_clock_ahead();
