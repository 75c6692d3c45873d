import * as z from 'zod/mini'
import type { Label } from './label.ts'
import { idSchema } from './text/id.ts'

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
  /** Nobody fills the form in faster; a machine does. */
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
  name: Name
  fields: Fields
  sender: keyof Fields & string
}

/** Declares a form. */
export function defineForm<const Name extends string, Fields extends FieldSchemas>(
  spec: FormSpec<Name, Fields>,
): Form<Name, Fields> {
  const nothing = { choices: [], workedOut: {}, besides: [], refusals: [] }
  const { requires = {}, days = {} } = spec
  return { ...nothing, ...spec, requires: requires as Form['requires'], days: days as Form['days'], trap: 'website' }
}

/** What checks an entry as a whole. */
export function entrySchemaOf<F extends Form>(form: F): z.ZodMiniObject<F['fields']> {
  return z.object(form.fields).check(...rulesOf(form))
}

/** Rules over several fields. They are looked at although other fields are wrong, so that a person reads of all at once. */
export function rulesOf({ requires }: Form) {
  return Object.entries(requires).map(([name, isRequired]) =>
    z.refine(
      (entry: unknown) => {
        const values = entry as Readonly<Record<string, unknown>>
        return !isRequired(values) || (values[name] ?? '') !== ''
      },
      { path: [name], message: 'required', when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  )
}

/** What a form's fields hold, once checked. */
export type FormValues<F extends Form> = { readonly [K in keyof F['fields']]: z.output<F['fields'][K]> }

/** What the browser tells besides the fields. A page without scripts tells nothing. */
export const entrySchema = z.object({
  /** The same for a double click and for a second try after a lost answer, so that they are one entry. */
  key: z.optional(idSchema),
  /** How long the form was in use, in ms. */
  filledMs: z.optional(z.number().check(z.minimum(0))),
})

/** A text that a person has to give. */
export function requiredText(maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength))
}

/** A text that may be left out; nothing is the empty one. */
export function optionalText(maxLength: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(maxLength)), '')
}

/** Tells a machine's entry by the trap and by the time that it took. A page without scripts tells no time. */
export function isMachine(
  form: Form,
  sent: { readonly trap: unknown; readonly filledMs: number | undefined },
): boolean {
  return (typeof sent.trap === 'string' && sent.trap !== '') || (sent.filledMs ?? form.leastMs) < form.leastMs
}
