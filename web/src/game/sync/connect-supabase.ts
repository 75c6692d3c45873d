const patience = 15_000

/** Supabase's own client on the game's tables, through the site's own address. Loaded when a game is opened. */
export async function connectSupabase(origin: string, accessToken: () => Promise<string>) {
  const { createClient } = await import('@supabase/supabase-js')
  // The site's server puts the real key in.
  return createClient(`${origin}/_game`, 'public', {
    db: { schema: 'site_game' },
    accessToken,
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(patience) }),
    },
  })
}

export type GameClient = Awaited<ReturnType<typeof connectSupabase>>
