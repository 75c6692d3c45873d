import { entryInWords } from '@blickfang/shared/forms/entry-in-words.ts'
import type { UIFieldServerComponent } from 'payload'
import css from './entries.module.css'

/** In an entry's form: what was filled in, as a person reads it. */
export const EntryInWords: UIFieldServerComponent = ({ data, i18n: { language } }) => {
  const { form, values } = (data ?? {}) as { form?: unknown; values?: unknown }
  const rows = entryInWords({ form: String(form), values: asValues(values), language })
  return (
    <dl className={css.rows}>
      {rows.map(([label, value]) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function asValues(values: unknown): Readonly<Record<string, unknown>> {
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {}
}
