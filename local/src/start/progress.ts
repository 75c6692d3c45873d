/** How long a step says nothing. */
const everyMs = 10_000

/**
 * Prints a line when a step begins, one every ten seconds while it goes on, with what it waits for where it tells, and one with its
 * duration when it is done.
 */
export async function step<Result>(
  name: string,
  work: (tell: (waitsFor: string) => void) => Promise<Result>,
): Promise<Result> {
  let told = ''
  const begin = performance.now()
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`
  console.log(`  ${name} …`)
  const timer = setInterval(
    () => console.log(`  ${name} … still at it after ${seconds()}${told && `: ${told}`}`),
    everyMs,
  )
  try {
    const result = await work((waitsFor) => {
      told = waitsFor
    })
    console.log(`  ${name}: done in ${seconds()}`)
    return result
  } finally {
    clearInterval(timer)
  }
}
