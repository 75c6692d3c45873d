/** Longest wait for the cms, in ms; in development the first question waits until the cms has compiled its answer. */
const patienceMs = process.env.NODE_ENV === 'development' ? 180_000 : 15_000

/** For every question to the cms that a page waits for: a cms that hangs is as good as one that is down, after so long. */
export function cmsPatience(): AbortSignal {
  return AbortSignal.timeout(patienceMs)
}

/** Asks the cms for a file, which has to begin by then: whoever reads it may take longer. */
export async function fetchFile(address: string, init: RequestInit): Promise<Response> {
  const [patience, late] = [cmsPatience(), new AbortController()]
  const giveUp = () => late.abort(patience.reason)
  patience.addEventListener('abort', giveUp)
  return fetch(address, { ...init, signal: late.signal }).finally(() => patience.removeEventListener('abort', giveUp))
}
