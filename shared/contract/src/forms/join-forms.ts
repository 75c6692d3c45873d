import { besideEntry } from '../kernel/beside-entry.ts'
import { formsPath } from '../kernel/form.ts'
import { checkOwnName, wellNamed } from '../kernel/own/check-name.ts'
import type { KnownForm, ProjectForm } from '../kernel/own/project-form.ts'
import { lackingSentences, lackingWordsOfMails } from './lacking-sentences.ts'
import { messages as words } from './words/messages.generated.ts'

/**
 * The forms of this package, and behind them those of a project, by their keys. Throws one sentence that names the form, for one
 * that nobody could send, find, read or answer.
 */
export function joinForms(
  ours: readonly KnownForm[],
  own: readonly (readonly [key: string, ProjectForm])[],
): readonly KnownForm[] {
  const names = new Set(ours.map(({ form }) => form.name))
  for (const [key, each] of own) {
    const { form } = each ?? {}
    if (!form?.fields || !form.mail || !each.messages?.de || !each.mail?.de)
      throw new Error(`The form «${key}» is none: please make it by defineForm, with sentences in German.`)
    checkOwnName('form', { key, name: form.name, taken: names })
    checkCall(key, each)
    checkFields(key, each)
    checkSentences(key, each)
  }
  return [...ours, ...own.map(([, each]) => each)]
}

function checkCall(key: string, { form }: ProjectForm): void {
  const [most, path] = [maxBodyBytes, formsPath(key)]
  if (form.path !== path)
    throw new Error(
      `The form «${key}» says «path», and a project’s are sent to ${path}: please leave it out, so that it meets no call of ours.`,
    )
  if (form.isOwn)
    throw new Error(`The form «${key}» says «isOwn», which is for the block «form»: please say its fields instead.`)
  if (!(form.rate.points > 0 && form.rate.seconds > 0) || form.leastMs < 0 || !(form.bodyLimit <= most))
    throw new Error(
      `The form «${key}» has limits that hold nobody back: please say «rate» above 0, and «bodyLimit» up to ${most}.`,
    )
}

/** Longest entry that a project may take: what is typed is a letter, and everybody may send one. */
const maxBodyBytes = 256 * 1024

/** Names that an entry has besides its fields, and sentences that forms have besides theirs: a field is called by its name. */
const taken = new Set([
  ...[...besideEntry, 'key', 'filledMs', 'total', 'idle', 'sent', 'sentSentence', 'closed'],
  ...Object.keys(words.de.messages),
])

function checkFields(key: string, { form }: ProjectForm): void {
  const names = Object.keys(form.fields)
  const odd = names.find((name) => taken.has(name) || !wellNamed.test(name))
  if (odd !== undefined)
    throw new Error(`The form «${key}» has a field «${odd}», which is no name or taken: please choose another one.`)
  if (names.length === 0) throw new Error(`The form «${key}» asks nothing: please say its fields.`)
  if (form.sender !== null && !names.includes(form.sender))
    throw new Error(
      `The form «${key}» is answered at «${form.sender}», which it does not ask: please name a field of it.`,
    )
}

function checkSentences(key: string, each: ProjectForm): void {
  const [lack] = [...lackingSentences(each), ...lackingWordsOfMails(each)]
  if (lack)
    throw new Error(
      `The form «${key}» has no sentence «${lack.key}» in the language «${lack.language}»: please add it to ${lack.file}.`,
    )
}
