import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { revisionOf } from '../../db/revision-of.ts'
import { slugOf } from '../../db/table-name.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { checkEditor } from '../check-editor.ts'
import type { OperationContext } from '../operation-context.ts'
import { checkNamed, checkValue, languageOf, takenName } from './check-values.ts'
import { getCollectionOf, getDoc, lockEntry, removeWords } from './get-entry.ts'
import { asStored, isSamePart, keptValues } from './kept-values.ts'
import { written } from './write-entry.ts'

interface SaveEntryValue {
  readonly id: string
  readonly key: string
  readonly value: Json
  readonly base: number
}

/** Saves one value of an entry, such as a job; live at once. Throws NOT_FOUND, INVALID, and CONFLICT where somebody has changed it since. */
export function saveEntryValue(
  { payload, actor }: Pick<OperationContext, 'payload' | 'actor'>,
  { id, key, value: sent, base }: SaveEntryValue,
): Promise<{ revs: Revisions; made: Record<string, Json> }> {
  checkEditor(actor)
  return inTransaction(payload, async ({ req, tx }) => {
    await lockEntry(tx, id)
    const entries = await getCollectionOf(tx, id)
    const doc = await getDoc(req, entries, id)
    const taken = takenName(entries, { doc, key, value: sent })
    const checked = taken ?? checkValue(entries, key, sent)
    const { name, field, locale, value } = checked
    const zone = await getTimeZone(tx)
    const before = keptValues(entries, doc, zone).values[key] ?? null
    if (isSamePart(field, before, value)) return answer(key, sent, before)
    if (revisionOf(before) !== base) {
      const conflict = [{ key, rev: revisionOf(before), value: before, by: null, at: null }]
      throw new AppError('CONFLICT', { conflict })
    }
    checkNamed(entries, doc, checked)
    if (taken?.locale) await removeWords(tx, entries, { id, locale: taken.locale })
    const now = taken ? await getDoc(req, entries, id) : doc
    // The collection's hooks let pages go.
    await written(key, () =>
      payload.update({
        collection: slugOf(entries.collection),
        id,
        data: taken ? {} : { [name]: asStored(field, value, doc[name] ?? []) },
        locale: (!taken && locale) || languageOf(entries, { doc: now, key }),
        depth: 0,
        req,
        overrideAccess: true,
      }),
    )
    return answer(key, sent, keptValues(entries, await getDoc(req, entries, id), zone).values[key] ?? null)
  })
}

/** Answer to a save; the stored value may be tidier than the sent one. */
function answer(key: string, sent: Json, stored: Json): { revs: Revisions; made: Record<string, Json> } {
  const isAsSent = JSON.stringify(sent) === JSON.stringify(stored)
  return { revs: { [key]: revisionOf(stored) }, made: isAsSent ? {} : { [key]: stored } }
}
