import { callOf, readEntry } from '@blickfang/contract/forms/read-entry.ts'
import { entrySchemaOf, type Form, sentenceOf, type TriedEntry } from '@blickfang/contract/kernel/form.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { entryAwake } from './entry-notes.ts'
import { OpenedForm } from './opened-form.ts'
import { type Sent, sendEntry } from './send-entry.ts'
import { sendFiles } from './send-files.ts'

/** Source: spec/public-site.md §4. */
export type EntryStatus = 'idle' | 'loading' | 'sent' | 'error'

interface EntrySpec {
  readonly form: Form
  /** Id of the block that the form stands in. */
  readonly id: string
  readonly locale: Locale
  /** After so many ms the button offers to send again; a status without a time stays. */
  readonly restMs: { readonly sent?: number; readonly error: number }
  /** Entry that was sent without scripts and is shown again. */
  readonly tried?: TriedEntry | null
  /** Fields that the page asks for first, where that is not the order of the form. */
  readonly order?: readonly string[]
  /** Where a sender is led once the entry is taken. */
  readonly next?: string | null
  /** Finds faults beyond the shapes of the fields: reasons by field. */
  readonly check?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
}

/** A form in use: what its fields need to take part, and what there is to say. */
export interface Entry {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly register: (name: string) => object
  /** The key of what is wrong with a field. */
  readonly wrongOf: (name: string) => string | undefined
  /** Values that a field begins with: none, but for an entry that is shown again. */
  readonly enteredOf: (name: string) => readonly string[]
  /** Whether an entry that is shown again is to be mended from here on. */
  readonly beginsAt: (name: string) => boolean
  /** The same for one in which no field is wrong. */
  readonly beginsAtSend: boolean
  /** Values that an entry without scripts brings besides, once it was tried. */
  readonly hidden: Readonly<Record<string, string>>
  readonly status: EntryStatus
  /** The key of what there is to say of the last try; it stands longer than the button says it. */
  readonly outcome: string | null
  /** Nobody is listening before: the browser checks and sends by itself. */
  readonly isAwake: boolean
}

type Values = Record<string, unknown>

/** Checks and sends a form. Its values are what the page shows, whoever filled it in: a person, the browser, or this tab's memory. */
export function useEntry({ form, id, locale, restMs, check, order, tried = null, next = null }: EntrySpec): Entry {
  const formRef = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState<EntryStatus>('idle')
  const [outcome, setOutcome] = useState<Entry['outcome']>(tried?.outcome ?? null)
  const [told, setTold] = useState(tried?.wrong ?? {})
  const [opened] = useState(() => new OpenedForm(form.leastMs))
  const isAwake = useAwake(formRef, opened)
  useRest(status, restMs, () => setStatus('idle'))
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: makeResolver({ form, formRef, check }),
    shouldFocusError: false,
  })
  const { errors } = formState

  async function send(values: Values) {
    setStatus('loading')
    setOutcome(null)
    const sent = await sendAll(values, { form, formRef, opened, id, locale })
    if (sent.kind === 'sent') {
      formRef.current?.reset()
      reset()
      if (next) location.assign(next)
    }
    const fields = sent.kind === 'wrong' ? sent.fields : {}
    const wrong = Object.keys(fields).filter((name) => name in form.fields)
    for (const name of wrong) setError(name, { type: 'server', message: String(fields[name]) })
    focusFirst(formRef.current, wrong)
    setStatus(sent.kind === 'sent' ? 'sent' : 'error')
    setOutcome(outcomeOf(form, sent))
  }

  function tell(found: FieldErrors<Values>) {
    const refusal = Object.keys(found).find((name) => !(name in form.fields))
    setOutcome(refusal ? sentenceOf(form, refusal, refusal) : null)
    focusFirst(formRef.current, Object.keys(found))
  }

  return {
    ...{ formRef, status, outcome, isAwake },
    ...shownAgain(form, tried, order),
    // Its own hold on the elements would fill them with values that it never had, such as over ticks made before it was there.
    register: (name) => {
      const { ref: _, ...handlers } = register(name)
      return handlers
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (status !== 'idle' && status !== 'error') return
      setTold({})
      void handleSubmit(send, tell)(event)
    },
    wrongOf: (name) => {
      const reason = errors[name] ? errors[name].message : told[name]
      return errors[name] || name in told ? sentenceOf(form, name, reason) : undefined
    },
  }
}

type Sending = Pick<EntrySpec, 'form' | 'id' | 'locale'> & Pick<Entry, 'formRef'> & { readonly opened: OpenedForm }

/** Sends the files first: the entry names them by their ids. */
async function sendAll(values: Values, { form, formRef, opened, id, locale }: Sending): Promise<Sent> {
  const whole = new FormData(formRef.current ?? undefined)
  const filled = await sendFiles(whole, { block: id, lang: locale })
  if (!filled) return { kind: 'failed' }
  if ('fields' in filled) return { kind: 'wrong', fields: filled.fields }
  const body = { ...bodyOf(form, filled.entered, values), block: id, lang: locale }
  return sendEntry({ path: form.path, id, opened, values: body })
}

/** Entered values, with the trap that nobody sees. */
function bodyOf(form: Form, entered: URLSearchParams, values: Values): Record<string, Json> {
  const own = form.isOwn ? callOf(form, entered) : (values as Record<string, Json>)
  return { ...own, [form.trap]: String(entered.get(form.trap) ?? '') }
}

/** Parts of an entry sent without scripts that the page itself shows. */
function shownAgain(
  { fields }: Form,
  tried: TriedEntry | null,
  order: readonly string[] = [],
): Pick<Entry, 'hidden' | 'enteredOf' | 'beginsAt' | 'beginsAtSend'> {
  const first = [...order, ...Object.keys(fields)].find((name) => tried && name in tried.wrong)
  return {
    hidden: tried ? { opened: tried.opened, from: tried.from } : {},
    enteredOf: (name) => (tried?.entered ?? []).flatMap(([own, value]) => (own === name ? [value] : [])),
    beginsAt: (name) => name === first,
    beginsAtSend: tried !== null && first === undefined,
  }
}

/** True once somebody listens to what is filled in; from then on the moment counts that an entry brings. */
function useAwake(formRef: RefObject<HTMLFormElement | null>, opened: OpenedForm): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    const form = formRef.current
    if (!isAwake || !form) return
    const begin = () => opened.begin()
    form.addEventListener('focusin', begin)
    form.addEventListener('input', begin)
    begin()
    form.dispatchEvent(new Event(entryAwake))
    return () => {
      form.removeEventListener('focusin', begin)
      form.removeEventListener('input', begin)
    }
  }, [isAwake, formRef, opened])
  return isAwake
}

/** The first wrong field as the page shows them; of what names no field, the first that can be chosen. */
function focusFirst(form: HTMLFormElement | null, wrong: readonly string[]): void {
  if (!form || wrong.length === 0) return
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (field) => !field.disabled && field.type !== 'hidden' && field.tabIndex >= 0,
  )
  const first = fields.find(({ name }) => wrong.includes(name)) ?? fields[0]
  first?.focus()
}

/** Wrong fields say themselves what is wrong. */
function outcomeOf(form: Form, sent: Sent): string | null {
  if (sent.kind !== 'wrong') return `${sent.kind}Sentence`
  const refusals = [form.trap, ...form.refusals]
  const refusal = refusals.find((name) => name in sent.fields)
  if (refusal) return sentenceOf(form, refusal, refusal)
  return Object.keys(sent.fields).some((name) => name in form.fields) ? null : 'failedSentence'
}

function useRest(status: EntryStatus, restMs: EntrySpec['restMs'], onRested: () => void): void {
  const wait = status === 'sent' ? restMs.sent : status === 'error' ? restMs.error : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies(onRested): it does the same each time
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(onRested, wait)
    return () => clearTimeout(timer)
  }, [wait])
}

function makeResolver({
  form,
  formRef,
  check,
}: Pick<EntrySpec, 'form' | 'check'> & Pick<Entry, 'formRef'>): Resolver<Values> {
  const judge = zodResolver(entrySchemaOf(form)) as Resolver<Values>
  return async (_, context, options) => {
    const entered = readEntry(form, new FormData(formRef.current ?? undefined))
    const { values, errors } = await judge(entered, context, options)
    const found = Object.entries(check?.(entered) ?? {})
      .filter(([name]) => !(name in errors))
      .map(([name, message]) => [name, { type: 'check', message, ref: options.fields[name]?.ref }])
    const all = { ...errors, ...Object.fromEntries(found), ...unreadIn(formRef.current) }
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
  }
}

/** Fields of which a browser reads nothing although something stands there, such as half a date: to the entry they are empty. */
function unreadIn(form: HTMLFormElement | null): FieldErrors<Values> {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
  const unread = [...fields].filter(({ validity }) => validity.badInput)
  // A form that its owner made says by its kind what is wrong with a field; all others by its name.
  return Object.fromEntries(unread.map(({ name, type }) => [name, { type: 'unread', message: type }]))
}
