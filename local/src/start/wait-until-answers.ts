import { setTimeout as wait } from 'node:timers/promises'

interface Waiting {
  /** Hears what the address said at each try that was no answer. */
  readonly onTry: (last: string) => void
  readonly signal: AbortSignal
}

/** Resolves when the address answers without a server error, however long that takes; rejects when the signal says to end. */
export async function waitUntilAnswers(url: string, { onTry, signal }: Waiting): Promise<void> {
  for (;;) {
    const last = await ask(url, signal)
    if (!last) return
    onTry(last.said)
    await wait(last.againMs, undefined, { signal })
  }
}

/** Nothing once it answers; else what came instead, and after how long it is worth asking again. */
async function ask(url: string, signal: AbortSignal): Promise<{ said: string; againMs: number } | undefined> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(60_000)]),
    })
    await answer.arrayBuffer()
    // It runs, and works on something: asking again at once would only fill its log.
    return answer.status < 500 ? undefined : { said: `status ${answer.status}`, againMs: 1_000 }
  } catch (error) {
    signal.throwIfAborted()
    return { said: error instanceof Error ? String(error.cause ?? error.message) : String(error), againMs: 50 }
  }
}
