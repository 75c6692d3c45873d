import { type Label, labelIn } from '@blickfang/shared/kernel/label.ts'

/** What the operations' short reasons mean to a person. A reason that is not here says nothing to them. */
const reasons: { readonly [reason: string]: Label } = {
  inactiveLanguage: {
    de: 'Diese Sprache ist in den Einstellungen nicht aktiv.',
    fr: "Cette langue n'est pas active dans les réglages.",
    en: 'This language is not active in the settings.',
  },
  nameEmpty: {
    de: 'Eine Seite braucht einen Namen.',
    fr: 'Une page a besoin d’un nom.',
    en: 'A page needs a name.',
  },
  richText: {
    de: 'Der Text enthält eine Formatierung, die die Website nicht zeigen kann.',
    fr: 'Le texte contient une mise en forme que le site ne peut pas afficher.',
    en: 'The text has formatting that the website cannot show.',
  },
}

const tooLong: Label = {
  de: 'Höchstens so viele Zeichen:',
  fr: 'Nombre maximal de caractères :',
  en: 'Most characters:',
}

/** The reason as a sentence, as a list of none or one. */
export function reasonIn(why: string, language: string): readonly string[] {
  const limit = /^longerThan(\d+)$/.exec(why)?.[1]
  if (limit) return [`${labelIn(tooLong, language)} ${limit}.`]
  const label = reasons[why]
  return label ? [labelIn(label, language)] : []
}
