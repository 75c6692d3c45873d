import { resolve } from 'node:path'
import { keepRunning } from '../process/keep-running.ts'
import { packageScript } from '../process/package-script.ts'
import type { StartOptions } from './read-options.ts'
import type { Run } from './run.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

type StartServers = {
  options: StartOptions
  cmsEnv: NodeJS.ProcessEnv
  webEnv: NodeJS.ProcessEnv
  run: Run
  /** Hears what is waited for. */
  tell: (waitsFor: string) => void
  /** Hears that a server has ended by itself and runs again, under which id. */
  onRestart: (name: string, pid: number, reason: string) => void
  /** Hears that a server ends again and again. */
  onGiveUp: (error: unknown) => void
}

/**
 * Starts cms and web, resolves with their process ids when both answer, however long they take as long as they run. From
 * then on a server that ends by itself is started again, and the other one goes on.
 */
export async function startServers({
  options,
  cmsEnv,
  webEnv,
  run,
  tell,
  onRestart,
  onGiveUp,
}: StartServers): Promise<Record<string, number>> {
  const { isDev, port, cmsPort } = options
  const cmsScript = isDev ? [resolve('node_modules/next/dist/bin/next'), 'dev'] : packageScript('cms', 'start')
  const cmsArgs = [...cmsScript, '-p', String(cmsPort), '-H', '127.0.0.1']
  const log = isDev ? 'console' : 'file'

  await options.releasePorts()
  const programs = [
    { name: 'cms', args: cmsArgs, cwd: 'cms', env: cmsEnv },
    { name: 'web', args: packageScript('web', 'start'), cwd: 'web', env: webEnv },
  ]
  const servers = programs.map((program) => ({ program, started: run.start(program, log) }))
  const ends = servers.map(({ started }) =>
    started.success.then(() => Promise.reject(new Error('A server has ended.'))),
  )
  for (const end of ends) end.catch(() => undefined)

  const done = new AbortController()
  const addresses = { cms: `http://127.0.0.1:${cmsPort}/api/bf-users/me`, web: `http://127.0.0.1:${port}` }
  await Promise.race([bothAnswer(addresses, { tell, signal: done.signal }), ...ends]).finally(() => done.abort())
  for (const { program, started } of servers) {
    const { name } = program
    void keepRunning({
      ...{ name, program: started, isClosing: () => run.isClosing, onGiveUp },
      again: () => run.start({ ...program, isAgain: true }, log),
      onRestart: ({ pid }, reason) => onRestart(name, pid, reason),
    })
  }
  return Object.fromEntries(servers.map(({ program, started }) => [program.name, started.pid]))
}

/** Waits for both as long as they run: a busy machine takes its time, and whoever changes the code mends what is broken meanwhile. */
async function bothAnswer(
  { cms, web }: { cms: string; web: string },
  { tell, signal }: { tell: (waitsFor: string) => void; signal: AbortSignal },
): Promise<void> {
  await waitUntilAnswers(cms, { signal, onTry: (last) => tell(`cms does not answer yet (${last})`) })
  await waitUntilAnswers(web, { signal, onTry: (last) => tell(`web does not answer yet (${last})`) })
}
