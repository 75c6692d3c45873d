const first = 500
const longest = 15_000

/** Milliseconds before try number `attempt` (1 for the first retry): doubling, and spread so that not all phones come back at once. */
export function backoff(attempt: number, random: () => number): number {
  const ceiling = Math.min(longest, first * 2 ** Math.min(attempt - 1, 10))
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}
