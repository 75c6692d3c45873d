import * as z from 'zod/mini'
import type { Label } from './label.ts'
import { asCopied } from './text/as-copied.ts'
import { hasPhone } from './text/has-phone.ts'
import { idSchema } from './text/id.ts'
import { isPlainLine, isPlainText } from './text/plain-text.ts'
import { hasVisibleText } from './text/visible-text.ts'
import { typedDaySchema } from './typed/typed-day.ts'

/** The fields of a form by name, as browser and server check them. */
export type FieldSchemas = { readonly [name: string]: z.ZodMiniType }

type Entered = Readonly<Record<string, unknown>>
/** Reasons by the fields or refusals that they are about; empty where nothing is wrong. */
type Reasons = Readonly<Record<string, string>>

/** The block in which a form stands. Where none is live that is open, nothing is taken. */
interface FormBlock {
  readonly name: string
  /**
   * Options that an entry is held against: `named`, those of the block that the page names, or of the oldest; `any`, those of all
   * blocks of the kind where the named one is gone.
   */
  readonly counts: 'named' | 'any'
  /** Whether the options close the form: a booking that is over. */
  readonly isClosed?: (options: Entered) => boolean
}

/** The facts that an entry is checked against and does not say itself: as the page was made with it, and as it is at this moment. */
export interface EntryFacts<Data = Readonly<Record<string, unknown>>> {
  readonly now: Date
  /** The time zone of the site, such as `Europe/Zurich`: in it is «today». */
  readonly timeZone: string
  /** The options of the blocks that count. */
  readonly offers: readonly Entered[]
  /** Answers of the form's sources, by their names. */
  readonly data: Data
}

/** The mails of a form, beside its words for them (`mail/messages.json`). */
interface FormMail<Values> {
  /** The name with which the sender is greeted, where it can be nothing but one. */
  readonly nameOf: (values: Values) => string
  /** Values that the confirmation repeats: none, such as of what is about health, or those chosen among what is offered. */
  readonly confirms: 'nothing' | 'chosen'
}

/** The sentences that each form has, besides those that are named after its fields, refusals and reasons. */
export interface FormSentences {
  readonly idle: null
  readonly sent: null
  readonly sentSentence: null
}

/** The sentences of a form's mails (`mail/messages.json`); how they begin and end is said once for all forms. */
export interface MailSentences {
  /** With the shop's name, where it stands in the sentence. */
  readonly mailSubject: { readonly name: string | number } | null
  readonly mailBody: null
  readonly noticeSubject: null
}

/** A form that visitors fill in: what it asks, how it is guarded, and what becomes of an entry. Its sentences lie beside it. */
export interface Form<Name extends string = string, Fields extends FieldSchemas = FieldSchemas> {
  readonly name: Name
  readonly label: Label
  /** Path of its call below `/api/v1`. Left out: the one of `formsPath`, as a project’s forms have it. */
  readonly path: `/${string}`
  /** Summary of its call, in the document of API v1. */
  readonly summary: string
  readonly fields: Fields
  /** The field that nobody sees: who fills it in is a machine. */
  readonly trap: 'website'
  /** Nobody fills the form in faster, counted from `opened`; a machine does. */
  readonly leastMs: number
  /** Entries of one network. */
  readonly rate: { readonly points: number; readonly seconds: number }
  /** Most bytes of an entry. */
  readonly bodyLimit: number
  /** Values that old callers send besides: accepted and never used. */
  readonly ignored: readonly string[]
  /** Texts that may be left out, but not when what was filled in says so. */
  readonly requires: { readonly [name: string]: (values: Entered) => boolean }
  /** Texts that are mostly chosen: their value has a word. */
  readonly choices: readonly string[]
  /** Texts that hold a day as ISO writes it, and how long it is in words. */
  readonly days: { readonly [name: string]: 'full' | 'long' }
  /** Price of an entry: the server works it out, keeps it as `total`, answers it and says it in words. */
  readonly price: { readonly of: (values: Entered) => number; readonly inWords: (total: number) => string } | null
  /** Null: the form is always open. */
  readonly block: FormBlock | null
  /** The sources whose data `check` takes: of the cms, without parameters. */
  readonly sources: readonly string[]
  /** Finds the faults of an entry beyond the shapes of its fields. */
  readonly check: (values: Entered, facts: EntryFacts) => Reasons
  /** Faults that belong to no field; each has a sentence, as those of fields have. */
  readonly refusals: readonly string[]
  /** Those of them that the entry itself shows, to browser and server. */
  readonly refuses: { readonly [refusal: string]: (values: Entered) => boolean }
  /** Why a field may be wrong other than what its sentence says; each has a sentence of its own. */
  readonly reasons: readonly string[]
  /** Where two fields have one name: the key of the legend that they stand below. */
  readonly legends: { readonly [name: string]: string }
  /** Prices of what is booked, in words. */
  readonly prices: { readonly [name: string]: (value: unknown) => string }
  /** The field with the sender's address, who gets a confirmation and is answered; null where none is asked for. */
  readonly sender: string | null
  /** The name of an entry in the admin's list. */
  readonly titleOf: (values: Entered) => string
  readonly mail: FormMail<Entered>
  /**
   * The owner makes its fields, as cards of the block. Then `fields` are none, a call brings all that was filled in by its names,
   * and browser and server make the form that they judge by of the cards (`forms/own/made-form.ts`).
   */
  readonly isOwn: boolean
  /** Which fields a form that was made asks, in a few signs: by it a page of before is known. */
  readonly edition: string
}

/** The checked values of a form's fields. */
export type FormValues<F extends { readonly fields: FieldSchemas }> = {
  readonly [K in keyof F['fields']]: z.output<F['fields'][K]>
}

type Optional =
  | ('path' | 'summary' | 'leastMs' | 'rate' | 'bodyLimit' | 'ignored' | 'block' | 'refusals' | 'refuses' | 'reasons')
  | 'isOwn'

interface FormSpec<Name, Fields extends FieldSchemas, Data, Values = FormValues<{ fields: Fields }>>
  extends Pick<Form, 'label'>,
    Partial<Pick<Form, Optional>> {
  name: Name
  fields: Fields
  requires?: { readonly [N in keyof Fields]?: Form['requires'][string] }
  choices?: readonly (keyof Fields & string)[]
  days?: { readonly [N in keyof Fields]?: Form['days'][string] }
  legends?: { readonly [N in keyof Fields]?: string }
  prices?: { readonly [N in keyof Fields]?: Form['prices'][string] }
  price?: { of: (values: Values) => number; inWords: (total: number) => string }
  sources?: readonly (keyof Data & string)[]
  check?: (values: Values, facts: EntryFacts<Data>) => Reasons
  sender: (keyof Fields & string) | null
  titleOf?: (values: Values) => string
  mail?: Partial<FormMail<Values>>
}

type AnySpec = Pick<Form, 'name' | 'label' | 'fields' | 'sender'> &
  Partial<Omit<Form, 'mail'>> & { readonly mail?: Partial<Form['mail']> }

const unlessSaid = {
  leastMs: 3_000,
  rate: { points: 10, seconds: 600 },
  bodyLimit: 32 * 1024,
  ignored: [],
  requires: {},
  choices: [],
  days: {},
  price: null,
  block: null,
  sources: [],
  check: () => ({}),
  refuses: {},
  reasons: [],
  legends: {},
  prices: {},
  isOwn: false,
  edition: '',
} satisfies Partial<Form>

/**
 * Declares a form: its folder is all of it. Its call, its words in the admin, its mails and its way without scripts are worked out.
 *
 * @example
 * import { phoneText, requiredText } from './form.ts'
 * import { emailSchema } from '@blickfang/contract/kernel/text/email.ts'
 * export const callbackForm = defineForm({
 *   name: 'callback',
 *   label: { de: 'Rückruf', fr: 'Rappel', en: 'Call back' },
 *   path: '/callback',
 *   fields: { name: requiredText(100), phone: phoneText(), email: emailSchema },
 *   sender: 'email',
 *   titleOf: ({ name }) => name,
 *   mail: { nameOf: ({ name }) => name },
 *   block: { name: 'callbackForm', counts: 'any' },
 * })
 */
export function defineForm<const Name extends string, Fields extends FieldSchemas, Data = Record<string, never>>(
  spec: FormSpec<Name, Fields, Data>,
): Form<Name, Fields> {
  // Within a contract values have the types of its fields; who goes through all forms knows them as what was entered.
  return formOf(spec as object as AnySpec) as Form<Name, Fields>
}

/** Path of a form that says none: below it lies no other call, so that what a project adds meets nothing of ours, today or tomorrow. */
export function formsPath(name: string): `/${string}` {
  return `/forms/${name}`
}

function formOf(spec: AnySpec): Form {
  const {
    block = null,
    refusals = [],
    refuses = {},
    sender,
    titleOf = (values) => String(values[sender ?? ''] ?? ''),
  } = spec
  return {
    ...unlessSaid,
    path: formsPath(spec.name),
    summary: `Send the form «${spec.label.en}»`,
    ...spec,
    trap: 'website',
    titleOf,
    mail: { nameOf: () => '', confirms: 'nothing', ...spec.mail },
    refusals: [...(block ? ['closed'] : []), ...refusals, ...Object.keys(refuses)],
  }
}

/** The schema of an entry as a whole. */
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

function rule(name: string, message: string, isBroken: (values: Entered) => boolean) {
  return z.refine((entry: unknown) => !isBroken(entry as Entered), {
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

/** Why a text is refused that holds signs which nobody reads. */
const signs = 'signs'

/** The data that is told besides the fields. */
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

interface DayRule {
  /** The form's own check says which years may be. */
  readonly isAnyYear?: boolean
}

/** A day that a person has to give, as ISO writes it; one that the calendar has. */
export function requiredDay({ isAnyYear = false }: DayRule = {}) {
  return isAnyYear ? z.iso.date() : typedDaySchema
}

/** A day that may be left out. */
export function optionalDay(rule: DayRule = {}) {
  const isDayOrNothing = (text: string) => text === '' || requiredDay(rule).safeParse(text).success
  return z._default(z.string().check(z.trim(), z.refine(isDayOrNothing, { message: 'day' })), '')
}

/** Whether a machine has filled in what nobody sees. */
export function isTrapped(trap: unknown): boolean {
  return typeof trap === 'string' && trap !== ''
}

/** A phone number as it was typed, with what stands around it, without what came along when it was copied: a person dials it. */
export function phoneText() {
  const bare = z.overwrite<string>((typed) => asCopied(typed, 'tel:'))
  return z.string().check(bare, z.maxLength(40), z.refine<string>(hasPhone, { message: 'phone' }), plainLine)
}

/** An entry of a page without scripts that is not taken yet: the form shows it again, with what is wrong and what there is to do. */
export interface TriedEntry {
  /** The form's name, and the block that it stands in where the page told it. */
  readonly form: string
  readonly block?: string | undefined
  /** Entered values, as the page has sent them. */
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
