import type { AskedField } from '@blickfang/contract/forms/own/asked-field.ts'
import { madeForm } from '@blickfang/contract/forms/own/made-form.ts'
import type { Sentences } from '@blickfang/contract/forms/own/messages.generated.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { Slot, type Slotted } from '@blickfang/views/kernel/island/slot.tsx'
import type { Say } from '@blickfang/views/site/form/entry-fields.tsx'
import { EntryForm } from '@blickfang/views/site/form/entry-form.tsx'
import type { EntryProps } from '@blickfang/views/site/form/entry-props.ts'
import { sayOf } from '@blickfang/views/site/form/say-of.ts'
import { useEntry } from '@blickfang/views/site/form/use-entry.ts'
import { useMemo } from 'react'
import { OwnField } from './own-field.tsx'

export interface OwnEntryProps extends EntryProps<Sentences> {
  asked: readonly AskedField[]
  /** Words on the button; null: the usual word. */
  send: string | null
  /** Language of `send`, where the default language stands in. */
  sendLanguage?: Locale
  /** Words for the sender after sending. */
  thanks: Slotted
  /** Where a sender is led then. */
  next: string | null
}

// Source: spec/public-site.md §4.
const restMs = { error: 3_000 }

/** The fields of a form that its owner has made. */
export function OwnEntry({ asked, send, sendLanguage, thanks, next, ...props }: OwnEntryProps) {
  const { id, locale, words, isStill, tried = null } = props
  const form = useMemo(() => madeForm(asked), [asked])
  const say = useMemo(() => ownSay(sayOf(words), { asked, send }), [words, asked, send])
  const entry = useEntry({ form, id, locale, restMs, tried, next })
  // The owner's words are in the page's language unless they say otherwise; the form's own may be in another.
  const markOf = (language: Locale | null = null) =>
    (language ?? locale) === words.language ? undefined : (language ?? locale)
  return (
    <EntryForm
      form={form}
      entry={entry}
      id={id}
      say={say}
      locale={locale}
      isStill={isStill}
      language={words.language}
      sendLanguage={send ? markOf(sendLanguage) : undefined}
      waits={['loading', 'sent']}
      hasFiles={asked.some(({ kind }) => kind === 'file')}
      besides={{ edition: form.edition, ...(next && { next }) }}
      thanks={<Slot as="div" content={thanks} />}
    >
      {asked.map((field) => (
        <OwnField key={field.id} entry={entry} id={id} say={say} field={field} markOf={markOf} />
      ))}
    </EntryForm>
  )
}

/** The sentences of the form, and the words that its owner has written, of fields by their ids. */
function ownSay(say: Say, { asked, send }: Pick<OwnEntryProps, 'asked' | 'send'>): Say {
  const own = new Map([
    ...asked.map(({ id, label }): [string, string] => [id, label]),
    ...(send ? [['idle', send] as const] : []),
  ])
  return (key) => own.get(key) ?? say(key)
}
