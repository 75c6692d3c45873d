import type { Payload } from 'payload'
import { ownOf } from '../own/own-of.ts'
import type { Lack } from './find-lack.ts'

declare module '../own/own-of.ts' {
  interface Own {
    readonly readiness: Readiness
  }
}

/** How far the plugin has come in this process. */
export class Readiness {
  #lack: Lack | 'start' | null
  #isAsked = false
  #tell: () => void = () => undefined
  /** Comes once the plugin works. */
  readonly begun = new Promise<void>((resolve) => {
    this.#tell = resolve
  })

  constructor(lack: Lack | 'start' = 'start') {
    this.#lack = lack
  }

  /** Lack that is left; null once the plugin works, `start` before anybody has looked. */
  get lack(): Lack | 'start' | null {
    return this.#lack
  }

  /** Whether the plugin was told to start in this process. */
  get isAsked(): boolean {
    return this.#isAsked
  }

  ask(): void {
    this.#isAsked = true
  }

  note(lack: Lack | null): void {
    this.#lack = lack
    if (lack === null) this.#tell()
  }
}

export function readinessOf(payload: Pick<Payload, 'config'>): Readiness {
  return ownOf(payload).readiness
}

/** Whether the plugin works in this process: what the admin shows of it waits until then. */
export function isReady(payload: Pick<Payload, 'config'>): boolean {
  return readinessOf(payload).lack === null
}
