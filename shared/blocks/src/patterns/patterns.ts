import { fold } from '@blickfang/contract/kernel/fold.ts'
import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import type { blocks } from '../contracts.generated.ts'

/** Several blocks that are added at once, in one step: what a page about something needs. */
export interface Pattern {
  readonly name: string
  readonly label: Label
  /** Purpose of the pattern. */
  readonly sentence: Label
  /** Words that people may call it by, in any language. */
  readonly synonyms: readonly string[]
  /** Names of the blocks, in their order. They begin with the words that they begin with alone, so that who leaves a sample is told of it. */
  readonly blocks: readonly (keyof typeof blocks)[]
}

/** The patterns that the dialog of blocks offers, in their order. */
export const patterns: readonly Pattern[] = [
  {
    name: 'service',
    label: { de: 'Leistung', fr: 'Prestation', en: 'Service' },
    sentence: {
      de: 'Was Sie tun, was es kostet und was man dazu fragt.',
      fr: 'Ce que vous faites, ce que cela coûte et ce qu’on demande à ce sujet.',
      en: 'What you do, what it costs and what people ask about it.',
    },
    synonyms: ['Angebot', 'Dienstleistung', 'Service', 'offre'],
    blocks: ['hero', 'facts', 'textBesideImage', 'priceList', 'questions', 'cta'],
  },
  {
    name: 'about',
    label: { de: 'Über uns', fr: 'À propos', en: 'About us' },
    sentence: {
      de: 'Wer Sie sind, in Text, Bild und Zahlen, und was jemand über Sie sagt.',
      fr: 'Qui vous êtes, en texte, en image et en chiffres, et ce qu’on dit de vous.',
      en: 'Who you are, in words, pictures and figures, and what somebody says of you.',
    },
    synonyms: ['Portrait', 'Firma', 'Geschichte', 'entreprise', 'histoire'],
    blocks: ['textBesideImage', 'figures', 'quote'],
  },
  {
    name: 'offer',
    label: { de: 'Aktion', fr: 'Action', en: 'Offer' },
    sentence: {
      de: 'Ein Angebot mit Bild, Preisen und einem Knopf.',
      fr: 'Une offre avec image, prix et bouton.',
      en: 'An offer with a picture, prices and a button.',
    },
    synonyms: ['Angebot', 'Rabatt', 'Ausverkauf', 'promotion', 'soldes'],
    blocks: ['textOnImage', 'priceList', 'buttonRow'],
  },
  {
    name: 'contact',
    label: { de: 'Kontakt', fr: 'Contact', en: 'Contact' },
    sentence: {
      de: 'Wo Sie sind, wann Sie offen haben, und ein Formular.',
      fr: 'Où vous êtes, quand vous êtes ouverts, et un formulaire.',
      en: 'Where you are, when you are open, and a form.',
    },
    synonyms: ['Adresse', 'Öffnungszeiten', 'Formular', 'adresse', 'horaires'],
    blocks: ['contact', 'form'],
  },
]

/** The patterns whose name, sentence or other words contain the search. */
export function listPatterns(search: string, language: string): readonly Pattern[] {
  const wanted = fold(search)
  return patterns.filter(({ label, sentence, synonyms }) =>
    [labelIn(label, language), labelIn(sentence, language), ...synonyms].some((words) => fold(words).includes(wanted)),
  )
}
