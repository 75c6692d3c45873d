import type { Locale } from '../kernel/locale.ts'

/** Words of the board's carousel, in every content language. */
export const carouselMessages: { readonly [L in Locale]: { readonly previous: string; readonly next: string } } = {
  de: { previous: 'Zurückblättern', next: 'Weiterblättern' },
  fr: { previous: 'Précédent', next: 'Suivant' },
  it: { previous: 'Indietro', next: 'Avanti' },
  rm: { previous: 'Enavos', next: 'Enavant' },
  en: { previous: 'Previous', next: 'Next' },
  sq: { previous: 'Prapa', next: 'Para' },
  sr: { previous: 'Nazad', next: 'Napred' },
  hr: { previous: 'Natrag', next: 'Naprijed' },
  es: { previous: 'Anterior', next: 'Siguiente' },
  pt: { previous: 'Anterior', next: 'Seguinte' },
}
