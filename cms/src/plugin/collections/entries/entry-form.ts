import type { EntryCollection, EntryField } from '@blickfang/contract/entries/define-entries.ts'
import { entryKey } from '@blickfang/contract/entries/entry-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { findDocs, lockEntry } from '../../operations/entries/get-entry.ts'
import { keptPart, keptValues } from '../../operations/entries/kept-values.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { sharedForm } from '../../payload/virtual/shared-form.ts'

/** The form of an entry, all of which is changed in the editor's panel too; of texts those of the language that is chosen. */
export function entryForm(entries: EntryCollection) {
  return sharedForm({
    read: async (req, { id }) => {
      const [doc] = await findDocs(req, entries, [id])
      if (!doc) return {}
      const { values } = keptValues(entries, doc, await zoneOf(req))
      // Of rows the form knows more than the panel: it writes them as it shows them.
      const shared = Object.entries(entries.fields).filter(([, { rows }]) => !rows)
      const own = shared.map(([name, field]) => {
        const value = values[entryKey(field, name, localeOf(req))] ?? null
        return [name, compared(field, value)] as const
      })
      return Object.fromEntries(own)
    },
    sent: async (name, value, req) => {
      const field = entries.fields[name]
      return field ? compared(field, keptPart(field, value, await zoneOf(req))) : value
    },
  })
}

async function zoneOf(req: PayloadRequest): Promise<string> {
  return getTimeZone(await databaseOfRequest(req))
}

/** Until the save is over nobody changes the entry in the panel. */
export const holdEntry: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args) await lockEntry(await databaseOfRequest(req), String(args.id))
  return args
}

/** Formatted texts are the same when they look the same. */
function compared({ option }: EntryField, value: Json): Json {
  return option || value === null ? value : { text: '', json: value }
}
