import { fieldsInWords } from '@blickfang/contract/forms/entry-in-words.ts'
import { hrefOfAnswer } from '@blickfang/contract/forms/href-of-answer.ts'
import { entryFileAddress } from '@blickfang/contract/forms/own/asked-file.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, UIFieldServerComponent } from 'payload'
import * as z from 'zod/mini'
import { databaseOf } from '../../db/database.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './entries.module.css'
import { MarkRead } from './mark-read.tsx'

/** Entered values in an entry's form, as a person reads them. Opening the form counts as reading the entry. */
export const EntryInWords: UIFieldServerComponent = async ({ data, payload, i18n: { language } }) => {
  const { id, form, values, asked, notes } = (data ?? {}) as Partial<Readonly<Record<string, unknown>>>
  const rows = fieldsInWords({ form: String(form), values: asValues(values), asked, language })
  const files = id === undefined ? {} : await filesOf(payload, String(id))
  return (
    <>
      <dl className={css.rows}>
        {rows.map(([label, value, field]) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <Reached value={value} file={files[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <Notes notes={notes} language={language} timeZone={await getTimeZone(databaseOf(payload))} />
      {id !== undefined && <MarkRead id={String(id)} />}
    </>
  )
}

const notesSchema = z.array(z.object({ id: z.string(), at: z.string(), by: z.nullable(z.string()), text: z.string() }))

interface NotesProps {
  readonly notes: unknown
  readonly language: string
  readonly timeZone: string
}

/** Notes that were made in the editor, beside the page. */
function Notes({ notes, language, timeZone }: NotesProps) {
  const noted = notesSchema.safeParse(notes).data ?? []
  if (noted.length === 0) return null
  const at = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'medium', timeZone })
  return (
    <>
      <h3>{translate(messages, language)('entries.notes')}</h3>
      <dl className={css.rows}>
        {noted.map(({ id, at: moment, by, text }) => (
          <div key={id} className={css.row}>
            <dt className={css.label}>{[by, at.format(new Date(moment))].filter(Boolean).join(', ')}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Ids of the files that the sender has added, by the fields. */
async function filesOf(payload: Payload, id: string): Promise<Readonly<Record<string, string>>> {
  const rows = await databaseOf(payload).rows<{ field: string; id: string }>(
    sql`select field, id from bf_submission_files where submission_id = ${id}`,
  )
  return Object.fromEntries(rows.map((row) => [row.field, row.id]))
}

/** A mail address is written to by a press, a phone number called, a file taken along. */
function Reached({ value, file }: { readonly value: string; readonly file: string | undefined }) {
  if (file) {
    return (
      <a href={entryFileAddress(file)} download={value}>
        {value}
      </a>
    )
  }
  const href = hrefOfAnswer(value)
  return href ? <a href={href}>{value}</a> : value
}

function asValues(values: unknown): Readonly<Record<string, unknown>> {
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {}
}
