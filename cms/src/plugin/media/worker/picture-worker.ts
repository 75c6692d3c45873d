import type { ChildProcess } from 'node:child_process'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import type { Job, JobReply, Reply, ResultOf } from './jobs.ts'

/**
 * Time after which it is not known whether a picture will ever be done. Drawings and documents are quick, or they are bombs. The time
 * runs from when the process is ready: on a busy machine its start alone takes longer than most pictures.
 */
const maxMs = { drawing: 10_000, picture: 60_000 } as const
const startMs = 60_000
/** Starting takes a quarter of a second, so the process stays for the next picture of a page. */
const idleMs = 15_000
/** Memory above which a process is ended, in bytes: what a large picture took is not always given back before that. */
const maxMemory = 300 * 1024 * 1024

const own = fileURLToPath(import.meta.url)
const folder = dirname(own)
/** Sources run by tsx; a project that has installed the package has it built. */
const isBuilt = extname(own) === '.js'

interface Running {
  readonly child: ChildProcess
  /** Resolves once the process runs. */
  readonly ready: Promise<unknown>
}

/** Does one job after the other in a process of its own, which comes when it is needed and goes when it is not. */
export class PictureWorker {
  #running: Running | undefined
  #idle: NodeJS.Timeout | undefined

  /**
   * Whoever calls waits for the last job before giving the next; `signal` gives it up, with its process. Throws what a person is
   * told about a picture that is refused, PICTURE_SLOW, PICTURE_INTERRUPTED, and UNAVAILABLE when the process does not start.
   */
  async run<J extends Job>(job: J, signal?: AbortSignal): Promise<ResultOf<J>> {
    clearTimeout(this.#idle)
    const { child, ready } = this.#running ?? this.#start()
    const isQuick = job.kind === 'document' || (job.kind === 'check' && job.extension === 'svg')
    const ms = isQuick ? maxMs.drawing : maxMs.picture
    const reply = await answerOf({ child, ready, job, ms, signal }).catch((error) => {
      this.stop()
      throw error
    })
    if (reply.rss > maxMemory) this.stop()
    else this.#idle = setTimeout(() => this.stop(), idleMs).unref()
    if ('refused' in reply) throw new AppError(reply.refused.code, reply.refused.detail)
    return reply.result as ResultOf<J>
  }

  /** Starts the process before there is a job for it: on a busy machine that takes longer than most pictures. */
  warm(): void {
    if (this.#running) return
    this.#start().ready.catch(() => this.stop())
    this.#idle = setTimeout(() => this.stop(), maxMs.picture).unref()
  }

  #start(): Running {
    const running = start()
    this.#running = running
    // Also while nobody asks it anything.
    running.child.once('exit', () => {
      if (this.#running === running) this.#running = undefined
    })
    return running
  }

  stop(): void {
    clearTimeout(this.#idle)
    this.#running?.child.kill('SIGKILL')
    this.#running = undefined
  }
}

// Imported in the usual way, Next's bundler would follow it, and look for the process's file in a place of its own.
const { fork } = process.getBuiltinModule('node:child_process')

function start(): Running {
  const child = fork(join(folder, isBuilt ? 'process.js' : 'process.ts'), {
    cwd: folder,
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    // Nothing of what the servers know.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // The server may end without waiting for it; it ends with the server.
  child.unref()
  child.channel?.unref()
  const ready = nextWord(child, { ms: startMs, late: 'UNAVAILABLE', ended: 'UNAVAILABLE' })
  return { child, ready }
}

interface Asked extends Running {
  readonly job: Job
  readonly ms: number
  readonly signal: AbortSignal | undefined
}

async function answerOf({ child, ready, job, ms, signal }: Asked): Promise<JobReply> {
  await ready
  signal?.throwIfAborted()
  const said = nextWord(child, { ms, late: 'PICTURE_SLOW', ended: 'PICTURE_INTERRUPTED', signal })
  child.send(job)
  return (await said) as JobReply
}

interface Patience {
  readonly ms: number
  /** Codes for when nothing comes in time, and for when the process ends: a machine short of memory ends the largest first. */
  readonly late: ErrorCode
  readonly ended: ErrorCode
  readonly signal?: AbortSignal | undefined
}

function nextWord(child: ChildProcess, { ms, late, ended, signal }: Patience): Promise<Reply> {
  return new Promise((resolve, reject) => {
    child.channel?.ref()
    const timer = setTimeout(() => settle(() => reject(new AppError(late))), ms)
    const onMessage = (reply: unknown) => settle(() => resolve(reply as Reply))
    const onExit = () => settle(() => reject(new AppError(ended)))
    const onError = (cause: Error) => settle(() => reject(new AppError('UNAVAILABLE', undefined, cause)))
    const onAbort = () => settle(() => reject(signal?.reason))
    function settle(end: () => void) {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      signal?.removeEventListener('abort', onAbort)
      child.channel?.unref()
      end()
    }
    child.once('message', onMessage).once('exit', onExit).once('error', onError)
    signal?.addEventListener('abort', onAbort)
  })
}
