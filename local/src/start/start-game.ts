import { startGameBackend } from '../game/start-game-backend.ts'
import { step } from './progress.ts'
import type { Run } from './run.ts'

type Settings = Record<string, string>
type StartGame = {
  dataDir: string
  isFresh: boolean
  env: NodeJS.ProcessEnv
  run: Pick<Run, 'onClose'>
  /** Starts the embedded server, or finds that it runs already. */
  postgresUrl: () => Promise<string>
}

const usualPort = 54321

/**
 * Starts the game backend unless SUPABASE_URL names another, and resolves with the settings that lead to it: all for the
 * cms, which makes games and tokens, and for web no more than every phone may know. The site is worth starting without the game too: what goes wrong here is said, and there are no settings then. The games lie
 * on the embedded Postgres even when DATABASE_URL names another server, which need not have logical replication.
 */
export async function startGame({
  dataDir,
  isFresh,
  env,
  run,
  postgresUrl,
}: StartGame): Promise<{ cms: Settings; web: Settings }> {
  if (env.SUPABASE_URL) return { cms: {}, web: {} }
  try {
    const server = await postgresUrl()
    return await step('Starting the game backend', async () => {
      const port = env.GAME_PORT ? Number(env.GAME_PORT) : usualPort
      const isPortFlexible = !env.GAME_PORT
      const backend = await startGameBackend({ postgresUrl: server, port, isPortFlexible, dataDir, isFresh })
      if (!backend.isAvailable) throw new Error(backend.reason)
      run.onClose(backend.stop)
      // For journeys, which play on while Realtime goes down and comes back.
      const restart = () => void backend.restartRealtime().catch((error: unknown) => console.error(error))
      process.on('SIGUSR2', restart)
      run.onClose(() => void process.off('SIGUSR2', restart))
      const web = { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.anonKey }
      const secrets = { SUPABASE_SERVICE_KEY: backend.serviceKey, SUPABASE_JWT_SECRET: backend.jwtSecret }
      return { web, cms: { ...web, ...secrets } }
    })
  } catch (error) {
    console.log(`  The site starts without the game: ${error instanceof Error ? error.message : error}`)
    return { cms: {}, web: {} }
  }
}
