import type { Locale } from '../../kernel/locale.ts'

/** What the bar is called among the page's landmarks, in every content language. */
export const announcementName: { readonly [L in Locale]: string } = {
  de: 'Hinweis',
  fr: 'Annonce',
  it: 'Avviso',
  rm: 'Avis',
  en: 'Announcement',
  sq: 'Njoftim',
  sr: 'Obaveštenje',
  hr: 'Obavijest',
  es: 'Aviso',
  pt: 'Aviso',
}
