import type { Locale } from '../../kernel/locale.ts'

const de = { cards: 'Karten', card: 'Karte', of: 'von', previous: 'Vorherige Karte', next: 'Nächste Karte' }
const fr = { cards: 'Cartes', card: 'Carte', of: 'sur', previous: 'Carte précédente', next: 'Carte suivante' }
const en = { cards: 'Cards', card: 'Card', of: 'of', previous: 'Previous card', next: 'Next card' }

export type SliderMessages = typeof de

/** Words of the slider; languages without their own read English, Romansh German. */
export function sliderMessages(locale: Locale): SliderMessages {
  return locale === 'de' || locale === 'rm' ? de : locale === 'fr' ? fr : en
}
