/** How long somebody waits for an answer before the entry counts as not sent. */
const patienceMs = 20_000

/** Undefined where no answer came. */
export function post(address: string, body: object): Promise<Response | undefined> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
}
