import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { CollectionBeforeOperationHook } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { listBranchValues, lockBranch } from '../../operations/optician/branch-values.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { sharedForm } from '../../payload/virtual/shared-form.ts'

interface Day {
  readonly date: string
  readonly open: string
  readonly close: string
}
interface StoredDay extends Day {
  readonly notes: Readonly<Record<string, string>>
}
interface SentDay extends Day {
  readonly note?: string | null
}
interface Period {
  readonly day: number
  readonly open: string
  readonly close: string
}

/** The form of a branch, of which nearly all is changed on pages too. */
export const branchForm = sharedForm({
  read: async (req, doc) => {
    const branch = (await listBranchValues(await databaseOfRequest(req))).find(({ id }) => id === doc.id)
    const { latitude = null, longitude = null, placeId = null } = doc as unknown as Readonly<Record<string, Json>>
    return branch ? { ...branch.values, latitude, longitude, placeId } : {}
  },
  shown: (name, value, req) => (name === 'special' ? rowsOf<StoredDay>(value).map(inLanguage(localeOf(req))) : value),
  sent: (name, value) => {
    if (name === 'periods') return rowsOf<Period>(value).map(({ day, open, close }) => ({ day, open, close }))
    if (name === 'special') return rowsOf<SentDay>(value).map(withNote)
    return value
  },
})

/** Holds the branch: until the save is over nobody changes it on a page. */
export const holdBranch: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args) await lockBranch(await databaseOfRequest(req), String(args.id))
  return args
}

function rowsOf<Row>(value: Json): readonly Row[] {
  return Array.isArray(value) ? (value as readonly Row[]) : []
}

function inLanguage(locale: string) {
  return ({ notes, ...day }: StoredDay) => ({ ...day, note: notes[locale] ?? '' })
}

function withNote({ date, open, close, note }: SentDay) {
  return { date, open, close, note: note?.trim() ?? '' }
}
