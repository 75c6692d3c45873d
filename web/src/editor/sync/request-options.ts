/** Browsers let 64 kB of requests outlive their page; with four at once this leaves room for all. */
export const smallBytes = 12_000

/** Small requests outlive a reload, so that most saves need no second try; one that nobody answers counts as lost after a while. */
export function requestOptions(body: unknown, isLeaving: boolean) {
  const keepalive = isLeaving || JSON.stringify(body).length < smallBytes
  return { keepalive, signal: AbortSignal.timeout(20_000) }
}
