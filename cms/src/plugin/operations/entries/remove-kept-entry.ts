import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { removeKeptEntry as contract } from '@blickfang/contract/api/v1/entries/kept-entries.ts'
import { findEntries } from '@blickfang/contract/entries/entry-values.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { slugOf } from '../../db/table-name.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { checkEditor } from '../check-editor.ts'
import type { Call } from '../operation-context.ts'
import { findDocs, lockEntry } from './get-entry.ts'
import { keptValues } from './kept-values.ts'

/** Removes an entry such as a job, for visitors at once. Throws CONFLICT where somebody has changed what whoever removes it has not seen. */
export async function removeKeptEntry({
  payload,
  actor,
  body,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  checkEditor(actor)
  const { collection, id, revs } = body
  const entries = findEntries(collection)
  if (!entries) throw new AppError('INVALID')
  await inTransaction(payload, async ({ req, tx }) => {
    await lockEntry(tx, id)
    const [doc] = await findDocs(req, entries, [id])
    if (!doc) return
    const now = keptValues(entries, doc, await getTimeZone(tx))
    const changed = Object.entries(now.revs).filter(([key, rev]) => (revs[key] ?? rev) !== rev)
    if (changed.length > 0) {
      const conflict = changed.map(([key, rev]) => ({ key, rev, value: now.values[key] ?? null, by: null, at: null }))
      throw new AppError('CONFLICT', { conflict })
    }
    await payload.delete({ collection: slugOf(collection), id, req, overrideAccess: true })
  })
  return {}
}
