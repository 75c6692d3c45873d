import type * as z from 'zod/mini'
import { sentenceOf } from '../kernel/form.ts'
import type { Messages } from '../kernel/messages/messages.ts'
import type { KnownForm, ProjectForm } from '../kernel/own/project-form.ts'
import { typeOf } from './read-entry.ts'

/** Sentence that is not there, and the file of the form's folder in which it belongs. */
interface Lacking {
  readonly key: string
  readonly language: string
  readonly file: string
}

/** Sentences of every form, whatever it asks. */
const always = ['idle', 'sent', 'sentSentence']
const ofMails = ['mailSubject', 'mailBody', 'noticeSubject']

/**
 * The sentences that a form lacks, in each of its languages: the name of each field, and all that may be wrong. A field is named by
 * its own name or by that of its legend; a tick cannot be wrong.
 */
export function lackingSentences({ form, messages }: KnownForm): readonly Lacking[] {
  const fields = Object.keys(form.fields)
  const mayBeWrong = fields.filter((name) => typeOf(form.fields[name] as never) !== 'boolean')
  const wrong = [...mayBeWrong, ...form.refusals].map((name) => sentenceOf(form, name, undefined))
  const reasons = form.reasons.map((reason) => sentenceOf(form, '', reason))
  const legends = [...Object.values(form.legends), ...(form.price ? ['total'] : [])]
  const closed = form.block?.isClosed ? ['closed'] : []
  const choices = Object.values(form.fields).flatMap(offeredBy)
  const asked = [...always, ...choices, ...wrong, ...reasons, ...legends, ...closed]
  return inEach(messages, 'messages.json', (said) => [
    ...asked.filter((key) => !said(key)),
    ...fields.filter((name) => !said(name) && !said(`${name}Legend`)),
  ])
}

/** Texts of a closed list that a field takes: each has a word. */
function offeredBy(schema: z.ZodMiniType): readonly string[] {
  const { def } = schema._zod as unknown as { def: Choices }
  const inner = def.innerType ?? def.element
  return inner ? offeredBy(inner) : Object.values(def.type === 'enum' ? (def.entries ?? {}) : {}).map(String)
}

interface Choices {
  readonly type: string
  readonly entries?: Readonly<Record<string, string | number>>
  readonly innerType?: z.ZodMiniType
  readonly element?: z.ZodMiniType
}

/** The same for its mails. */
export function lackingWordsOfMails({ mail }: Pick<ProjectForm, 'mail'>): readonly Lacking[] {
  return inEach(mail, 'mail/messages.json', (said) => ofMails.filter((key) => !said(key)))
}

function inEach(
  messages: Messages<unknown>,
  file: string,
  lackingOf: (said: (key: string) => boolean) => readonly string[],
): readonly Lacking[] {
  return Object.entries(messages).flatMap(([language, dictionary]) =>
    lackingOf((key) => Object.hasOwn(dictionary?.messages ?? {}, key)).map((key) => ({ key, language, file })),
  )
}
