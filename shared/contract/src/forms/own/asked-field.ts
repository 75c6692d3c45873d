import type { GroupContents } from '../../kernel/contents/block-contents.ts'
import type { Locale } from '../../kernel/locale.ts'
import type { AskedKind } from '../../options/asked-kind/option.ts'

/** A field of a form as its owner has made it, as a visitor of one language meets it. */
export interface AskedField {
  /** Id of its card: it stays, however the field is called, and names it in entries. */
  readonly id: string
  readonly kind: AskedKind
  readonly label: string
  /** Words below the label, or empty. */
  readonly hint: string
  readonly isRequired: boolean
  /** Values of a choice, each once. */
  readonly choices: readonly string[]
  /** Language of the label, where the default language stands in. */
  readonly language: Locale | null
  /** Language of the hint, where it is another one than the label's. */
  readonly hintLanguage?: Locale
  /** Language of the choices, where it is another one than the label's. */
  readonly choicesLanguage?: Locale
}

/** Which fields were asked when an entry was sent, and what they were called then: its values have the ids for names. */
export interface AskedThen extends Pick<AskedField, 'id' | 'kind' | 'label'> {}

/** The fields that a form asks, by its block's cards: one without a name, or a choice with nothing to choose, is not asked yet. */
export function askedIn(cards: readonly GroupContents[] = []): readonly AskedField[] {
  return cards
    .map(askedBy)
    .filter(({ label, kind, choices }) => label !== '' && (!isChosen(kind) || choices.length > 0))
}

/** Whether a field offers something of which one or several are chosen. */
export function isChosen(kind: AskedKind): boolean {
  return kind === 'choice' || kind === 'several'
}

function askedBy({ id, options, words }: GroupContents): AskedField {
  const kind = options.kind as AskedKind
  const lineOf = (name: string) => oneLine(words[name]?.lines.join(' ') ?? '')
  const choices = isChosen(kind) ? (words.choices?.lines ?? []).map(oneLine).filter(Boolean) : []
  const language = words.question?.language ?? null
  const otherOf = (name: string) => {
    const other = words[name]?.language
    return other && other !== language ? other : undefined
  }
  const hintLanguage = otherOf('hint')
  const choicesLanguage = otherOf('choices')
  return {
    ...{ id, kind, label: lineOf('question'), hint: lineOf('hint'), isRequired: options.isRequired === true },
    choices: [...new Set(choices)],
    language,
    ...(hintLanguage && { hintLanguage }),
    ...(choicesLanguage && { choicesLanguage }),
  }
}

/** A text of several lines as one, without what stands around it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
