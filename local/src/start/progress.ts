/** Prints a line when a step begins, one every ten seconds while it goes on, and one with its duration when it is done. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now()
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`
  console.log(`  ${name} …`)
  const timer = setInterval(() => console.log(`  ${name} … still at it after ${seconds()}`), 10_000)
  try {
    const result = await work()
    console.log(`  ${name}: done in ${seconds()}`)
    return result
  } finally {
    clearInterval(timer)
  }
}
