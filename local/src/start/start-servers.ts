import { resolve } from 'node:path'
import type { StartOptions } from './read-options.ts'
import type { Run } from './run.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

type StartServers = {
  options: StartOptions
  cmsEnv: NodeJS.ProcessEnv
  webEnv: NodeJS.ProcessEnv
  run: Run
  /** Called when a server ends by itself, now or later. */
  onEnd: (error: unknown) => void
}

/** Starts cms and web, resolves with their process ids when both answer. In production a page that fails is a failure. */
export async function startServers({
  options,
  cmsEnv,
  webEnv,
  run,
  onEnd,
}: StartServers): Promise<Record<string, number>> {
  const { isDev, port, cmsPort } = options
  const next = resolve('node_modules/next/dist/bin/next')
  const address = ['-p', String(cmsPort), '-H', '127.0.0.1']
  const cmsArgs = isDev ? [next, 'dev', ...address] : [next, 'start', ...address, '--keepAliveTimeout', '65000']
  const log = isDev ? 'console' : 'file'

  await options.releasePorts()
  const cms = run.start({ name: 'cms', args: cmsArgs, cwd: 'cms', env: cmsEnv }, log)
  const web = run.start({ name: 'web', args: ['--import', 'tsx', 'server.ts'], cwd: 'web', env: webEnv }, log)
  const ends = [cms, web].map(({ success }) => success.then(() => Promise.reject(new Error('A server has ended.'))))
  for (const end of ends) end.catch(onEnd)

  const answers = bothAnswer(`http://127.0.0.1:${cmsPort}/api/users/me`, `http://127.0.0.1:${port}`)
  await Promise.race([isDev ? sayWhenBroken(answers) : answers, ...ends])
  return { cms: cms.pid, web: web.pid }
}

async function bothAnswer(cms: string, web: string): Promise<void> {
  await waitUntilAnswers(cms, 120)
  await waitUntilAnswers(web, 60)
}

/** Somebody who changes the code wants to see what is broken and mend it, not to start again. */
async function sayWhenBroken(answers: Promise<void>): Promise<void> {
  await answers.catch((error) => console.error(`\n${error.message}\n`))
}
