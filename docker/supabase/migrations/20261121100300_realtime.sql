-- What Realtime tells. Deletions are left out: their events bypass row level security, so one game's phones would learn
-- the ids, and with them the keys, of others. Supabase has the publication already, and it serves nothing but the game.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
alter publication supabase_realtime set (publish = 'insert, update');
-- The log stays out: every entry touches its row in holes, also one that lost, and that event is enough to know of it.
alter publication supabase_realtime add table site_game.games, site_game.players, site_game.holes;
