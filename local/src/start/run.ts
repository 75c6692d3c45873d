import { join } from 'node:path'
import { type Program, type StartProgram, startProgram } from '../process/start-program.ts'
import { startWatchdog, type Watchdog } from '../process/watchdog.ts'

type Closer = () => Promise<void> | void
type RunProgram = Omit<StartProgram, 'log' | 'watchdog'>

/** A run of `npm start`, with all that was started and must end again in reverse order, however the run ends. */
export class Run {
  readonly #logs: string
  readonly #closers: Closer[] = []
  readonly #watchdog: Watchdog = startWatchdog()
  #closed: Promise<void> | undefined

  constructor(dataDir: string) {
    this.#logs = join(dataDir, 'log')
  }

  get isClosing(): boolean {
    return this.#closed !== undefined
  }

  /** Runs a program to its end. Throws with the end of its log when it fails. */
  async toEnd(program: RunProgram): Promise<void> {
    await this.start(program).success
  }

  /** Starts a program that goes on; what it prints goes to its log file, or to the console. */
  start(program: RunProgram, log: 'file' | 'console' = 'file'): Program {
    if (this.isClosing) throw new Error('This run is ending.')
    const file = join(this.#logs, `${program.name}.log`)
    const started = startProgram({
      ...program,
      log: log === 'console' ? 'console' : file,
      watchdog: this.#watchdog,
    })
    this.onClose(started.stop)
    return started
  }

  onClose(closer: Closer): void {
    this.#closers.push(closer)
  }

  /** Ends everything once; later calls wait for the first. A closer that fails does not keep the others waiting. */
  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop()) {
      try {
        await closer()
      } catch (error) {
        console.error(error)
      }
    }
    this.#watchdog.dismiss()
  }
}
