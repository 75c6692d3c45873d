import { messages as formMessages, type Sentences } from '@blickfang/contract/forms/words/messages.generated.ts'
import { type Form, type TriedEntry, triedIn } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { type Dictionary, type Messages, messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import type { Site } from '../../kernel/view.ts'

/** Properties that the fields of every form get from the view of their block; `S` are the form's own sentences. */
export interface EntryProps<S> {
  id: string
  locale: Locale
  words: Dictionary<S & Sentences>
  /** Nobody fills it in. */
  isStill: boolean
  tried?: TriedEntry | null
}

interface Place {
  readonly site: Site
  readonly id: string
}

/** The same for a block `id`, with the form's sentences and those of all forms. */
export function entryProps<S>(form: Pick<Form, 'name'>, messages: Messages<S>, { site, id }: Place): EntryProps<S> {
  const { language, messages: own } = messagesIn(messages, site.locale)
  return {
    id,
    locale: site.locale,
    words: { language, messages: { ...own, ...messagesIn(formMessages, language).messages } },
    isStill: site.isStill,
    tried: triedIn(site.tried, form, id),
  }
}
