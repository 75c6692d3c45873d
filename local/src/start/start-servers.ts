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
  /** Hears that a server has ended by itself and runs again, under which id. */
  onRestart: (name: string, pid: number, reason: string) => void
  /** Hears that a server ends again and again. */
  onGiveUp: (error: unknown) => void
}

/**
 * Starts cms and web, resolves with their process ids when both answer. In production a page that fails is a failure. From
 * then on a server that ends by itself is started again, and the other one goes on.
 */
export async function startServers({
  options,
  cmsEnv,
  webEnv,
  run,
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

  const answers = bothAnswer(`http://127.0.0.1:${cmsPort}/api/users/me`, `http://127.0.0.1:${port}`)
  await Promise.race([isDev ? sayWhenBroken(answers) : answers, ...ends])
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

async function bothAnswer(cms: string, web: string): Promise<void> {
  await waitUntilAnswers(cms, 120)
  await waitUntilAnswers(web, 60)
}

/** Somebody who changes the code wants to see what is broken and mend it, not to start again. */
async function sayWhenBroken(answers: Promise<void>): Promise<void> {
  await answers.catch((error) => console.error(`\n${error.message}\n`))
}
