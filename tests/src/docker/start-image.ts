import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Built } from './run-dockerfile.ts'

/** `node` in Node's images. */
const user = { uid: 1000, gid: 1000 }

export interface StartImage {
  readonly name: string
  readonly image: Built
  /** Variables of the operator; they win over those of the image. */
  readonly env: Readonly<Record<string, string>>
  /** Takes the place of the image's own command. */
  readonly command?: readonly string[]
  /** Folder for logs and, as a container's /tmp, for what may be written. */
  readonly scratch: string
  readonly tmp: string
}

export interface Started {
  readonly child: ChildProcess
  readonly log: () => string
  /** Asks the program to end, and answers what it ended with. */
  readonly stop: () => Promise<number | string>
}

/** Starts what an image starts, as the user that it names and with nothing of this process's environment. */
export function startImage({ name, image, env, command = image.command, scratch, tmp }: StartImage): Started {
  const file = join(scratch, `${name}.log`)
  const output = openSync(file, 'a')
  const whole: Record<string, string> = { PATH: process.env.PATH ?? '', HOME: tmp, TMPDIR: tmp, ...image.env, ...env }
  const child = spawn(process.execPath, command.slice(1), {
    cwd: image.workFolder,
    env: whole as NodeJS.ProcessEnv,
    stdio: ['ignore', output, output],
    ...user,
  })
  closeSync(output)
  const ended = once(child, 'exit')
  return {
    child,
    log: () => readFileSync(file, 'utf8').slice(-4000),
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      const [code, signal] = await ended
      return code ?? signal
    },
  }
}

/** Runs an image's command to its end. Throws with what it said when it fails. */
export async function runImage(start: StartImage): Promise<void> {
  const { child, log } = startImage(start)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${start.name} ended with ${code}\n${log()}`)
}

/** Whether the image's user can write into a folder. */
export function canWrite(folder: string): boolean {
  const script = 'require("node:fs").writeFileSync(process.argv[1], "")'
  return spawnSync(process.execPath, ['-e', script, join(folder, 'written')], user).status === 0
}

/** Resolves once an address answers with this status. Throws when the program has ended, or after two minutes. */
export async function untilAnswers(url: string, { child, log }: Started, status = 200): Promise<void> {
  const patience = Date.now() + 120_000
  let last: unknown
  while (Date.now() < patience) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}\n${log()}`)
    last = await fetch(url, { redirect: 'manual' }).then((answer) => answer.status, String)
    if (last === status) return
    await wait(200)
  }
  throw new Error(`${url} answered ${last}\n${log()}`)
}
