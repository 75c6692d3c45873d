import type * as z from 'zod/mini'
import type { Form } from '../kernel/form.ts'
import type { Dictionary } from '../kernel/messages/messages.ts'
import { messagesIn } from '../kernel/messages/messages.ts'
import { dayInWords } from '../kernel/time/day-in-words.ts'
import { allForms } from './all-forms.ts'
import { answersInWords, apart, askedThen } from './own/asked-in-words.ts'
import { typeOf } from './read-entry.ts'

interface Entry {
  /** The form's name. */
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
  /** Fields of a form that its owner made, as they are kept beside the entry. */
  readonly asked?: unknown
  readonly language: string
  /** For a table, which is sorted and summed up: days stay as ISO writes them, and what was booked is no price. */
  readonly isTable?: boolean
  /** Only what was chosen of what the form offers: nothing in it is of the sender's own words. */
  readonly isChosenOnly?: boolean
}

/** Lists the entered values as a person reads them, in the order of the form, without those left out; by the names of the fields for a form that is gone. */
export function entryInWords(entry: Entry): [label: string, value: string][] {
  return fieldsInWords(entry).map(([label, value]) => [label, value])
}

/** The same, with the names of the fields, by which an entry's files are found. */
export function fieldsInWords({
  form: name,
  values,
  language,
  asked,
  ...rest
}: Entry): [label: string, value: string, field: string][] {
  const own = askedThen(asked)
  if (own) return ownInWords({ asked: own, values, language, ...rest })
  const known = allForms().get(name)
  if (!known) return rest.isChosenOnly ? [] : asTheyAre(values)
  const words = messagesIn(known.messages, language)
  const { fields, price } = known.form
  const told = Object.entries(fields).filter(([, schema]) => !rest.isChosenOnly || isOffered(schema))
  const filled = told.map(([field]) => {
    const value = valueInWords({ form: known.form, field, value: values[field], words, ...rest })
    return [field, value] as const
  })
  const sum = price && values.total !== undefined ? Number(values.total) : null
  const total = sum === null ? '' : rest.isTable ? String(sum) : (price?.inWords(sum) ?? '')
  return [...filled, ['total', total] as const].flatMap(([field, said]) =>
    said === '' ? [] : [[labelOf(known.form, field, words), said, field]],
  )
}

/** Nobody says the fields any more: an entry can be read all the same. */
function asTheyAre(values: Entry['values']): [string, string, string][] {
  return Object.entries(values)
    .map(([field, value]): [string, string, string] => [field, inWords(value, undefined), field])
    .filter(([, said]) => said !== '')
}

/** All of it may be a stranger's words, so that nothing of it counts as chosen. */
function ownInWords({ isChosenOnly, ...entry }: Parameters<typeof answersInWords>[0] & Pick<Entry, 'isChosenOnly'>) {
  const answers = isChosenOnly ? [] : answersInWords(entry)
  // Numbered over all that were asked: an answer to the second «Menü» is never shown as that to the first, which was left out.
  const labels = apart(entry.asked.map(({ label }) => label))
  const named = new Map(entry.asked.map(({ id }, at) => [id, labels[at]]))
  return answers.map(({ id, label, value }): [string, string, string] => [named.get(id) ?? label, value, id])
}

/** Whether a field holds nothing but what the form offers: a tick, a number, some of a closed list. */
export function isOffered(schema: z.ZodMiniType): boolean {
  const type = typeOf(schema)
  if (type !== 'array') return ['boolean', 'enum', 'number', 'int'].includes(type)
  const { element } = (schema._zod as unknown as { def: { element: z.ZodMiniType } }).def
  return isOffered(element)
}

/** Whether what stands in a field was chosen, so that it is kept as a name and said in the form's words. */
export function isChosenOf({ fields, choices }: Pick<Form, 'fields' | 'choices'>, field: string): boolean {
  const schema = fields[field]
  return choices.includes(field) || (schema !== undefined && /enum|array/.test(typeOf(schema)))
}

interface Field extends Pick<Entry, 'isTable'> {
  readonly form: Form
  readonly field: string
  readonly value: unknown
  readonly words: Dictionary<unknown>
}

function valueInWords({ form, field, value, words, isTable }: Field): string {
  const day = isTable ? undefined : form.days[field]
  if (day) return dayInWords(value, day, words.language)
  const said = inWords(value, isChosenOf(form, field) ? words : undefined)
  const price = isTable || said === '' ? undefined : form.prices[field]
  if (!price) return said
  return value === true ? `${said} ${price(value)}` : price(value)
}

/** Label of a field, with the legend where it takes one to tell two fields of one name apart. */
function labelOf({ legends }: Form, field: string, { messages }: Dictionary<unknown>): string {
  const label = messages[`${field}Legend`] ?? messages[field]
  const own = typeof label === 'string' ? label : field
  const legend = messages[legends[field] ?? '']
  return typeof legend === 'string' ? `${legend} · ${own}` : own
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
