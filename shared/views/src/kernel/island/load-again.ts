const first = 1_000
const longest = 15_000
const triesBeforeReload = 3

/**
 * Code that a screen needs, asked for until it comes: on the street a network is there for a moment only. If the site answers and
 * the code still does not come, the page is of a build that is no longer there, and is loaded anew, once.
 */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      console.warn(error)
      if (tries === triesBeforeReload && !wasReloaded() && (await answers())) location.reload()
      await pause(Math.min(longest, first * 2 ** (tries - 1)))
    }
  }
}

/** Waits so long, or until the phone says that there is a network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}

async function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(longest)
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  return answer?.ok ?? false
}
