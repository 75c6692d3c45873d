import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { addKeptEntry as contract } from '@blickfang/contract/api/v1/entries/kept-entries.ts'
import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import { entryKey, findEntries } from '@blickfang/contract/entries/entry-values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { slugOf } from '../../db/table-name.ts'
import { invalid } from '../../errors/invalid.ts'
import { checkEditor } from '../check-editor.ts'
import type { Call } from '../operation-context.ts'
import { checkValue } from './check-values.ts'
import { asStored } from './kept-values.ts'
import { readEntries } from './list-kept-entries.ts'
import { written } from './write-entry.ts'

type Values = Call<typeof contract>['body']['values']
interface Part {
  readonly locale: Locale
  readonly data: Readonly<Record<string, unknown>>
}

/** Adds an entry such as a job, with the words of each language in which it has a name. Throws INVALID, and then nothing is there. */
export async function addKeptEntry({
  db,
  payload,
  actor,
  body,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  checkEditor(actor)
  const entries = findEntries(body.collection)
  if (!entries) throw new AppError('INVALID')
  const [first, ...others] = partsOf(entries, body.values)
  if (!first) throw invalid(entries.title, 'titleMissing')
  const collection = slugOf(entries.collection)
  const id = await inTransaction(payload, async ({ req }) => {
    const how = { collection, depth: 0, req, overrideAccess: true } as const
    const made = await written(entries.title, () =>
      payload.create({ ...how, locale: first.locale, data: first.data as never }),
    )
    for (const { locale, data } of others)
      await written(entries.title, () => payload.update({ ...how, id: String(made.id), locale, data }))
    return String(made.id)
  })
  const [entry] = await readEntries({ db, payload, entries, ids: [id] })
  if (!entry) throw new AppError('NOT_FOUND')
  return { entry }
}

/** Splits values by the languages in which they are written; those that all languages share go with the first. */
function partsOf(entries: EntryCollection, values: Values): readonly Part[] {
  const checked = Object.entries(values).map(([key, value]) => checkValue(entries, key, value))
  const named = entries.fields[entries.title]
  const has = (locale: Locale) => named && Object.hasOwn(values, entryKey(named, entries.title, locale))
  const languages = named?.isByLanguage ? locales.filter(has) : has('de') ? (['de'] as const) : []
  return languages.map((locale, index) => {
    const own = checked.filter((one) => (one.locale === null ? index === 0 : one.locale === locale))
    return { locale, data: Object.fromEntries(own.map(({ name, field, value }) => [name, asStored(field, value)])) }
  })
}
