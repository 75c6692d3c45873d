import type { AnswerOf, QueryOf } from '@blickfang/contract/api/endpoint.ts'
import type { exportSubmissions, listSubmissions } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { allForms } from '@blickfang/contract/forms/all-forms.ts'
import { chosenAs } from '@blickfang/contract/forms/chosen-as.ts'
import { fieldsInWords } from '@blickfang/contract/forms/entry-in-words.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { emailSchema } from '@blickfang/contract/kernel/text/email.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** An entry as it is told. */
export type SubmissionEntry = AnswerOf<typeof listSubmissions>['entries'][number]
/** A note that somebody has made beside an entry. */
export type Note = SubmissionEntry['notes'][number]

/** An entry as the database keeps it. */
export interface SubmissionRow {
  readonly id: string
  readonly at: string | Date
  readonly title: string
  readonly form: string
  readonly about: string | null
  readonly locale: string
  readonly values: Readonly<Record<string, unknown>>
  readonly asked: unknown
  readonly isRead: boolean
  readonly isAnswered: boolean
  readonly notes: readonly Note[]
  /** Days for which this one is kept; null: as the settings say. */
  readonly keepDays: number | null
  /** Ids of the files that the sender has added, by the fields. */
  readonly files: Readonly<Record<string, string>>
}

/** The columns of a row, of `submissions s`. */
export const submissionColumns = sql`
  s.id, s.created_at as at, s.title, s.form, s.about, s.locale, s."values", s.asked, coalesce(s.is_read, false) as "isRead",
  coalesce(s.is_answered, false) as "isAnswered", coalesce(s.notes, '[]') as notes, s.keep_days::int as "keepDays",
  coalesce((select json_object_agg(f.field, f.id) from bf_submission_files f where f.submission_id = s.id), '{}') as files`

/** Words that were filled in or noted of `submissions s`, without the names of fields and the days of notes: nobody looks for those. */
const written = sql`concat_ws(' ', s.title, s.about,
  (select string_agg(value #>> '{}', ' ') from jsonb_path_query(s."values"::jsonb, 'strict $.**') as value
    where jsonb_typeof(value) in ('string', 'number')),
  (select string_agg(note ->> 'text', ' ') from jsonb_array_elements(coalesce(s.notes::jsonb, '[]')) as note))`

/** Narrows a list of `submissions s`: each word stands in what was filled in or noted, whatever its case, or in the words for what was chosen. */
export function submissionsAsked({ isOpen, search = '', language }: QueryOf<typeof exportSubmissions>): SQL {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const found = words.map(
    (word) => sql`and (strpos(lower(${written}), lower(${word})) > 0 ${chosenIn(word, language)})`,
  )
  return sql`${isOpen === 'true' ? sql`not coalesce(s.is_answered, false)` : sql`true`} ${sql.join(found)}`
}

/** Further ways to be found: something was chosen that has the word among its words. */
function chosenIn(word: string, language: string): SQL {
  const isChosen = chosenAs(word, language).map(
    ({ form, fields, values }) => sql`
      or (s.form = ${form} and exists (select 1 from jsonb_each(s."values") each
        where each.key = any(${sql.param(fields)}::text[]) and each.value ?| ${sql.param(values)}::text[]))`,
  )
  return sql.join(isChosen)
}

/** An entry in the words of a language; `keepDays` are the settings'. */
export function submissionInWords(row: SubmissionRow, language: string, keepDays: number): SubmissionEntry {
  const { id, title, locale, isRead, isAnswered, notes } = row
  const at = new Date(row.at)
  const until = new Date(at)
  until.setUTCDate(until.getUTCDate() + (row.keepDays ?? keepDays))
  const answers = fieldsInWords({ form: row.form, values: row.values, asked: row.asked, language })
  return {
    ...{ id, title, locale, isRead, isAnswered, notes: [...notes] },
    at: at.toISOString(),
    until: until.toISOString(),
    form: row.about || formName(row.form, language),
    email: answers.map(([, value]) => value).find((value) => emailSchema.safeParse(value).success) ?? null,
    answers: answers.map(([label, value, field]) => {
      const file = row.files[field]
      return { label, value, ...(file && { file }) }
    }),
  }
}

function formName(name: string, language: string): string {
  const known = allForms().get(name)
  return known ? labelIn(known.form.label, language) : name
}
