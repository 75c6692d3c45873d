import { entryInWords } from '@blickfang/contract/forms/entry-in-words.ts'
import { emailSchema } from '@blickfang/contract/kernel/text/email.ts'
import { isPhone } from '@blickfang/contract/kernel/text/phone.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import type { UIFieldServerComponent } from 'payload'
import css from './entries.module.css'
import { MarkRead } from './mark-read.tsx'

/** In an entry's form: what was filled in, as a person reads it. Who opens it has read it. */
export const EntryInWords: UIFieldServerComponent = ({ data, i18n: { language } }) => {
  const { id, form, values, asked } = (data ?? {}) as {
    id?: unknown
    form?: unknown
    values?: unknown
    asked?: unknown
  }
  const rows = entryInWords({ form: String(form), values: asValues(values), asked, language })
  return (
    <>
      <dl className={css.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <Reached value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {id !== undefined && <MarkRead id={String(id)} />}
    </>
  )
}

/** Fewer digits are a postcode or a count. */
const fewestDigits = 9

/** A mail address is written to by a press, a phone number called. */
function Reached({ value }: { readonly value: string }) {
  const isCalled = isPhone(value) && value.replace(/\D/g, '').length >= fewestDigits
  const href = emailSchema.safeParse(value).success
    ? plainHref({ type: 'email', email: value })
    : isCalled && plainHref({ type: 'phone', phone: value })
  return href ? <a href={href}>{value}</a> : value
}

function asValues(values: unknown): Readonly<Record<string, unknown>> {
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {}
}
