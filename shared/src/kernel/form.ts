import * as z from 'zod/mini'
import type { Label } from './label.ts'
import { hasPhone } from './text/has-phone.ts'
import { idSchema } from './text/id.ts'
import { isPlainLine, isPlainText } from './text/plain-text.ts'
import { hasVisibleText } from './text/visible-text.ts'

/** The fields of a form by name, as browser and server check them. */
export type FieldSchemas = { readonly [name: string]: z.ZodMiniType }

/** A form that visitors fill in: what it asks, and how it is guarded. Its sentences lie beside it. */
export interface Form<Name extends string = string, Fields extends FieldSchemas = FieldSchemas> {
  readonly name: Name
  readonly label: Label
  /** Of its call below `/api/v1`. */
  readonly path: `/${string}`
  readonly fields: Fields
  /** The field that nobody sees: who fills it in is a machine. */
  readonly trap: 'website'
  /** Nobody fills the form in faster, counted from `opened`; a machine does. */
  readonly leastMs: number
  /** Entries of one network. */
  readonly rate: { readonly points: number; readonly seconds: number }
  /** Texts that may be left out, but not when what was filled in says so. */
  readonly requires: { readonly [name: string]: (values: Readonly<Record<string, unknown>>) => boolean }
  /** Texts that are mostly chosen: their value has a word. */
  readonly choices: readonly string[]
  /** Texts that hold a day as ISO writes it, and how long it is in words. */
  readonly days: { readonly [name: string]: 'full' | 'long' }
  /** What the server adds to the values, and how it is said. */
  readonly workedOut: { readonly [name: string]: (value: unknown) => string }
  /** What the page says of itself beside the fields, by name. */
  readonly besides: readonly string[]
  /** What the server may find wrong besides fields; each has a sentence, as they have. */
  readonly refusals: readonly string[]
  /** Those of them that the entry itself shows, to browser and server. */
  readonly refuses: { readonly [refusal: string]: (values: Readonly<Record<string, unknown>>) => boolean }
  /** Why a field may be wrong other than what its sentence says; each has a sentence of its own. */
  readonly reasons: readonly string[]
  /** Where two fields have one name: the key of the legend that they stand below. */
  readonly legends: { readonly [name: string]: string }
  /** Of what is booked, what it costs, in words. */
  readonly prices: { readonly [name: string]: (value: unknown) => string }
  /** The field with the sender's address, who gets a confirmation and is answered. */
  readonly sender: string
}

type FormSpec<Name, Fields> = Pick<Form, 'label' | 'path' | 'leastMs' | 'rate'> & {
  requires?: { readonly [N in keyof Fields]?: Form['requires'][string] }
  choices?: readonly (keyof Fields & string)[]
  days?: { readonly [N in keyof Fields]?: Form['days'][string] }
  workedOut?: Form['workedOut']
  besides?: Form['besides']
  refusals?: Form['refusals']
  refuses?: Form['refuses']
  reasons?: Form['reasons']
  legends?: { readonly [N in keyof Fields]?: string }
  prices?: { readonly [N in keyof Fields]?: Form['prices'][string] }
  name: Name
  fields: Fields
  sender: keyof Fields & string
}

/** Declares a form. */
export function defineForm<const Name extends string, Fields extends FieldSchemas>(
  spec: FormSpec<Name, Fields>,
): Form<Name, Fields> {
  const nothing = { choices: [], workedOut: {}, besides: [], refusals: [], refuses: {}, reasons: [] }
  const { requires = {}, days = {}, legends = {}, prices = {} } = spec
  return {
    ...nothing,
    ...spec,
    requires: requires as Form['requires'],
    days: days as Form['days'],
    legends: legends as Form['legends'],
    prices: prices as Form['prices'],
    trap: 'website',
  }
}

/** What checks an entry as a whole. */
export function entrySchemaOf<F extends Form>(form: F): z.ZodMiniObject<F['fields']> {
  return z.object(form.fields).check(...rulesOf(form))
}

/** Rules over several fields. They are looked at although other fields are wrong, so that a person reads of all at once. */
export function rulesOf({ requires, refuses }: Form) {
  const required = Object.entries(requires).map(([name, isRequired]) =>
    rule(name, 'required', (values) => isRequired(values) && (values[name] ?? '') === ''),
  )
  return [...required, ...Object.entries(refuses).map(([refusal, isRefused]) => rule(refusal, refusal, isRefused))]
}

function rule(name: string, message: string, isBroken: (values: Readonly<Record<string, unknown>>) => boolean) {
  return z.refine((entry: unknown) => !isBroken(entry as Readonly<Record<string, unknown>>), {
    path: [name],
    message,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
}

/** The key of the sentence for what is wrong: with a reason that has one, that one's. */
export function sentenceOf({ reasons }: Pick<Form, 'reasons'>, name: string, reason: unknown): string {
  const known = [signs, ...reasons].find((each) => each === reason)
  return `${known ?? name}Error`
}

/** What a form's fields hold, once checked. */
export type FormValues<F extends Form> = { readonly [K in keyof F['fields']]: z.output<F['fields'][K]> }

/** Why a text is refused that holds signs which nobody reads. */
const signs = 'signs'

/** What is told besides the fields. */
export const entrySchema = z.object({
  /** The same for a double click and for a second try after a lost answer, so that they are one entry. */
  key: z.optional(idSchema),
  /** When the form was opened, as the server has signed it (`openForm`): good for one entry, a few seconds later and for a day. */
  opened: z.string().check(z.maxLength(200)),
  /** How long the form was in use, in ms, as pages of before tell it; `opened` counts. */
  filledMs: z.optional(z.number().check(z.minimum(0))),
})

const plainLine = z.refine<string>(isPlainLine, { message: signs })

/** A line that a person has to give, with something to read in it. */
export function requiredText(maxLength: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(maxLength),
      z.refine<string>(hasVisibleText, { message: 'required' }),
      plainLine,
    )
}

/** A line that may be left out; nothing is the empty one. */
export function optionalText(maxLength: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(maxLength), plainLine), '')
}

/** Several lines that may be left out. */
export function optionalLines(maxLength: number) {
  const plain = z.refine<string>(isPlainText, { message: signs })
  return z._default(z.string().check(z.trim(), z.maxLength(maxLength), plain), '')
}

function isDay(text: string): boolean {
  return z.safeParse(z.iso.date(), text).success
}

/** A day that a person has to give, as ISO writes it; one that the calendar has. */
export function requiredDay() {
  return z.iso.date()
}

/** A day that may be left out. */
export function optionalDay() {
  const isDayOrNothing = (text: string) => text === '' || isDay(text)
  return z._default(z.string().check(z.trim(), z.refine(isDayOrNothing, { message: 'day' })), '')
}

/** Whether a machine has filled in what nobody sees. */
export function isTrapped(trap: unknown): boolean {
  return typeof trap === 'string' && trap !== ''
}

/** A phone number as it was typed, with what stands around it: a person dials it. */
export function phoneText() {
  return z.string().check(z.trim(), z.maxLength(40), z.refine<string>(hasPhone, { message: 'phone' }), plainLine)
}

/** An entry of a page without scripts that is not taken yet: the form shows it again, with what is wrong and what there is to do. */
export interface TriedEntry {
  /** The form's name, and the block that it stands in where the page told it. */
  readonly form: string
  readonly block?: string | undefined
  /** What was filled in, as the page has sent it. */
  readonly entered: readonly (readonly [name: string, value: string])[]
  /** Why fields are wrong, by their names. */
  readonly wrong: Readonly<Record<string, string>>
  /** The key of what there is to say besides. */
  readonly outcome: string | null
  /** The address of the page that the form stands on. */
  readonly from: string
  /** The moment that goes along with the next try. */
  readonly opened: string
}

/** The entry that this form shows again, if there is one. */
export function triedIn(tried: TriedEntry | undefined, { name }: Pick<Form, 'name'>, block: string): TriedEntry | null {
  return tried && tried.form === name && (tried.block ?? block) === block ? tried : null
}
