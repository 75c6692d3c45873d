import type { ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { Job, Reply, ResultOf } from './jobs.ts'

/** Of a picture that is still not done it is not known whether it ever will be. Drawings are quick, or they are bombs. */
const mostMs = { drawing: 5_000, picture: 60_000 } as const
/** Starting takes a quarter of a second, so the process stays for the next picture of a page. */
const idleMs = 15_000
/** What a large picture took is not always given back before the process ends. */
const mostMemory = 300 * 1024 * 1024

const folder = dirname(fileURLToPath(import.meta.url))

/** Does one job after the other in a process of its own, which comes when it is needed and goes when it is not. */
export class PictureWorker {
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /** Whoever calls waits for the last job before giving the next. Throws what a person is told about a picture that is refused. */
  async run<J extends Job>(job: J): Promise<ResultOf<J>> {
    clearTimeout(this.#idle)
    this.#process ??= start()
    const child = this.#process
    const ms = job.kind === 'check' && job.extension === 'svg' ? mostMs.drawing : mostMs.picture
    const reply = await replyOf(child, job, ms).catch((error) => {
      this.stop()
      throw error
    })
    if (reply.rss > mostMemory) this.stop()
    else this.#idle = setTimeout(() => this.stop(), idleMs).unref()
    if ('refused' in reply) throw new AppError(reply.refused.code, reply.refused.detail)
    return reply.result as ResultOf<J>
  }

  stop(): void {
    clearTimeout(this.#idle)
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }
}

// Imported in the usual way, Next's bundler would follow it, and look for the process's file in a place of its own.
const { fork } = process.getBuiltinModule('node:child_process')

function start(): ChildProcess {
  const child = fork(join(folder, 'process.ts'), {
    cwd: folder,
    execArgv: ['--import', 'tsx'],
    // Nothing of what the servers know.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // The server may end without waiting for it; it ends with the server.
  child.unref()
  child.channel?.unref()
  return child
}

function replyOf(child: ChildProcess, job: Job, ms: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    child.channel?.ref()
    const late = setTimeout(() => settle(() => reject(new AppError('PICTURE_TOO_LARGE'))), ms)
    const onMessage = (reply: unknown) => settle(() => resolve(reply as Reply))
    // A machine that is short of memory ends the largest process first.
    const onExit = () => settle(() => reject(new AppError('PICTURE_TOO_LARGE')))
    const onError = (cause: Error) => settle(() => reject(new AppError('UNAVAILABLE', undefined, cause)))
    function settle(end: () => void) {
      clearTimeout(late)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      child.channel?.unref()
      end()
    }
    child.once('message', onMessage).once('exit', onExit).once('error', onError)
    child.send(job)
  })
}
