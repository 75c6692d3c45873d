import { apiRoot } from '@blickfang/contract/api/endpoint.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { keepSessionNote, sessionNote } from '../visitor/session-note.ts'
import type { OpenedForm } from './opened-form.ts'
import { post } from './post.ts'

interface Entry {
  /** Path of the call, below `apiRoot`. */
  readonly path: string
  /** Id by which this tab remembers a try that got no answer. */
  readonly id: string
  /** Entered values, with the language and the trap. */
  readonly values: Readonly<Record<string, Json>>
  /** When the form was opened. */
  readonly opened: OpenedForm
}

/** Outcome of an entry: it was taken, the server found these fields wrong and says why, or nobody knows. */
export type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'wrong'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'failed' }

/** Sends an entry. The same values again, after an answer that was lost, are the same entry, also after a reload. */
export async function sendEntry({ path, id, values, opened }: Entry): Promise<Sent> {
  const note = `try:${id}`
  const words = JSON.stringify(values)
  const [tried, triedKey] = JSON.parse(sessionNote(note) ?? '[]') as string[]
  const key = tried === words && triedKey ? triedKey : crypto.randomUUID()
  keepSessionNote(note, JSON.stringify([words, key]))
  const send = async () => {
    const moment = await opened.ripe()
    return moment === undefined ? undefined : post(apiRoot + path, { ...values, key, opened: moment })
  }
  let sent = await sentOf(await send())
  // The moment was of yesterday, or one that was used: with a new one the same entry is taken.
  if (sent.kind === 'wrong' && 'opened' in sent.fields) {
    opened.forget()
    sent = await sentOf(await send())
  }
  if (sent.kind === 'sent') {
    opened.forget()
    keepSessionNote(note, null)
  }
  return sent
}

async function sentOf(answer: Response | undefined): Promise<Sent> {
  if (answer?.ok) return { kind: 'sent' }
  const { fields } = ((await answer?.json().catch(() => null)) ?? {}) as { fields?: Record<string, unknown> }
  return fields ? { kind: 'wrong', fields } : { kind: 'failed' }
}
