const first = 1_000
const longest = 30_000

/** Milliseconds to wait before try number `attempt` (1 for the first retry): doubling, and spread so that many editors do not come back at once. */
export function backoff(attempt: number, random: () => number): number {
  const ceiling = Math.min(longest, first * 2 ** (attempt - 1))
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}
