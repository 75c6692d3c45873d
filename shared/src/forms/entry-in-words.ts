import * as z from 'zod/mini'
import type { Form } from '../kernel/form.ts'
import type { Dictionary, Messages } from '../kernel/messages/messages.ts'
import { messagesIn } from '../kernel/messages/messages.ts'
import { forms } from './forms.generated.ts'
import { typeOf } from './read-entry.ts'

interface Entry {
  /** The form's name. */
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
  readonly language: string
  /** For a table, which is sorted: days stay as ISO writes them. */
  readonly isTable?: boolean
}

/** What was filled in, as a person reads it, in the order of the form; nothing of what was left out. Of a form that is gone nothing. */
export function entryInWords({ form: name, values, language, isTable }: Entry): [label: string, value: string][] {
  const known = Object.values<Known>(forms).find(({ form }) => form.name === name)
  if (!known) return []
  const words = messagesIn(known.messages, language)
  const { fields, choices, days, workedOut } = known.form
  const filled = Object.entries(fields).map(([field, schema]) => {
    const day = isTable ? undefined : days[field]
    if (day) return [field, dayInWords(values[field], day, language)] as const
    const isChosen = choices.includes(field) || /enum|array/.test(typeOf(schema))
    return [field, inWords(values[field], isChosen ? words : undefined)] as const
  })
  const worked = Object.entries(workedOut).map(([field, say]) => [field, say(values[field])] as const)
  return [...filled, ...worked].flatMap(([field, said]) => (said === '' ? [] : [[labelOf(field, words), said]]))
}

interface Known {
  readonly form: Form
  readonly messages: Messages<{ readonly sentSentence: null }>
}

function labelOf(field: string, { messages }: Dictionary<unknown>): string {
  const label = messages[`${field}Legend`] ?? messages[field]
  return typeof label === 'string' ? label : field
}

/** A page without scripts, or an old browser, may have sent other words: they stay. */
function dayInWords(value: unknown, dateStyle: 'full' | 'long', language: string): string {
  const day = z.iso.date().safeParse(value).data
  if (!day) return typeof value === 'string' ? value : ''
  return new Intl.DateTimeFormat(`${language}-CH`, { dateStyle, timeZone: 'UTC' }).format(new Date(day))
}

/** Only what was chosen is a word of the form's; what was typed stays as it is. */
function inWords(value: unknown, words: Dictionary<unknown> | undefined): string {
  if (Array.isArray(value)) return value.map((each) => inWords(each, words)).join(', ')
  if (value === true) return '✓'
  if (typeof value === 'number') return value === 0 ? '' : String(value)
  if (typeof value !== 'string') return ''
  const said = words?.messages[value]
  return typeof said === 'string' ? said : value
}
