interface Backoff {
  /** The first wait, and the longest one. */
  readonly firstMs: number
  readonly maxMs: number
  readonly random: () => number
}

/** Milliseconds to wait before try number `attempt` (1 for the first retry): doubling, and spread so that not all come back at once. */
export function backoff(attempt: number, { firstMs, maxMs, random }: Backoff): number {
  const ceiling = Math.min(maxMs, firstMs * 2 ** (attempt - 1))
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}
