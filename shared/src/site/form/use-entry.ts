import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { readEntry } from '../../forms/read-entry.ts'
import { entrySchemaOf, type Form } from '../../kernel/form.ts'
import type { Json } from '../../kernel/json.ts'
import type { Locale } from '../../kernel/locale.ts'
import { entryAwake } from './entry-notes.ts'
import { type Sent, sendEntry } from './send-entry.ts'

/** Source: spec/public-site.md §4. */
export type EntryStatus = 'idle' | 'loading' | 'sent' | 'error'

interface EntrySpec {
  readonly form: Form
  readonly id: string
  readonly locale: Locale
  /** After so many ms the button offers to send again; a status without a time stays. */
  readonly restMs: { readonly sent?: number; readonly error: number }
  /** Sent besides what was filled in. */
  readonly besides?: Readonly<Record<string, Json>>
  /** What only the page knows to be wrong: keys of sentences by field. */
  readonly check?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
}

/** A form in use: what its fields need to take part, and what there is to say. */
export interface Entry {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly register: (name: string) => object
  /** The key of what is wrong with a field. */
  readonly wrongOf: (name: string) => string | undefined
  readonly status: EntryStatus
  /** The key of what there is to say of the last try; it stands longer than the button says it. */
  readonly outcome: string | null
  /** Nobody is listening before: the browser checks and sends by itself. */
  readonly isAwake: boolean
}

type Values = Record<string, unknown>

/** Checks and sends a form. Its values are what the page shows, whoever filled it in: a person, the browser, or this tab's memory. */
export function useEntry({ form, id, locale, restMs, besides, check }: EntrySpec): Entry {
  const formRef = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState<EntryStatus>('idle')
  const [outcome, setOutcome] = useState<Entry['outcome']>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (isAwake) formRef.current?.dispatchEvent(new Event(entryAwake))
  }, [isAwake])
  useRest(status, restMs, () => setStatus('idle'))
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: makeResolver({ form, formRef, check }),
  })
  const { errors } = formState

  async function send(values: Values) {
    setStatus('loading')
    setOutcome(null)
    await waitUntil(form.leastMs)
    const website = new FormData(formRef.current ?? undefined).get(form.trap) ?? ''
    const sent = await sendEntry({
      ...{ path: form.path, id, filledMs: Math.round(performance.now()) },
      values: { ...(values as Record<string, Json>), ...besides, lang: locale, [form.trap]: String(website) },
    })
    if (sent.kind === 'sent') reset()
    const wrong = sent.kind === 'wrong' ? sent.fields.filter((name) => name in form.fields) : []
    for (const [at, name] of wrong.entries()) setError(name, { type: 'server' }, { shouldFocus: at === 0 })
    setStatus(sent.kind === 'sent' ? 'sent' : 'error')
    setOutcome(outcomeOf(form, sent))
  }

  return {
    ...{ formRef, register, status, outcome, isAwake },
    onSubmit: (event) => {
      event.preventDefault()
      if (status === 'idle' || status === 'error') void handleSubmit(send)(event)
    },
    wrongOf: (name) => keyOf(errors, name),
  }
}

/** Wrong fields say themselves what is wrong. */
function outcomeOf(form: Form, sent: Sent): string | null {
  if (sent.kind !== 'wrong') return `${sent.kind}Sentence`
  const refusal = sent.fields.find((name) => !(name in form.fields))
  return refusal ? `${refusal}Error` : null
}

function keyOf(errors: FieldErrors<Values>, name: string): string | undefined {
  const error = errors[name]
  if (!error) return undefined
  return error.type === 'check' ? String(error.message) : `${name}Error`
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

/** A person who is that fast comes from a reload; the server would take them for a machine. */
function waitUntil(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms - performance.now()))
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
    const all = { ...errors, ...Object.fromEntries(found) }
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
  }
}
