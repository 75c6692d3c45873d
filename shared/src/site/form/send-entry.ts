import type { Json } from '../../kernel/json.ts'
import { keepSessionNote, sessionNote } from '../visitor/session-note.ts'

/** How long somebody waits for an answer before the entry counts as not sent. */
const patienceMs = 20_000

interface Entry {
  /** Of the call below `/api/v1`. */
  readonly path: string
  /** By it this tab remembers a try that got no answer. */
  readonly id: string
  /** What was filled in, with the language and the trap. */
  readonly values: Readonly<Record<string, Json>>
  /** How long the form was there, in ms. */
  readonly filledMs: number
}

/** What became of an entry: it was taken, the server found these fields wrong, or nobody knows. */
export type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'wrong'; readonly fields: readonly string[] }
  | { readonly kind: 'failed' }

/** Sends an entry. The same values again, after an answer that was lost, are the same entry, also after a reload. */
export async function sendEntry({ path, id, values, filledMs }: Entry): Promise<Sent> {
  const note = `try:${id}`
  const words = JSON.stringify(values)
  const [tried, triedKey] = JSON.parse(sessionNote(note) ?? '[]') as string[]
  const key = tried === words && triedKey ? triedKey : crypto.randomUUID()
  keepSessionNote(note, JSON.stringify([words, key]))
  const answer = await post(`/api/v1${path}`, { ...values, key, filledMs })
  if (answer?.ok) {
    keepSessionNote(note, null)
    return { kind: 'sent' }
  }
  const { fields } = ((await answer?.json().catch(() => null)) ?? {}) as { fields?: object }
  return fields ? { kind: 'wrong', fields: Object.keys(fields) } : { kind: 'failed' }
}

/** Undefined where no answer came. */
function post(address: string, body: object): Promise<Response | undefined> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
}
