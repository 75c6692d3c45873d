import { labelIn } from '../../kernel/label.ts'
import { defineChoice } from '../../kernel/option.ts'

const kinds = {
  text: { de: 'Text', fr: 'Texte', en: 'Text' },
  longText: { de: 'Langer Text', fr: 'Texte long', en: 'Long text' },
  email: { de: 'E-Mail', fr: 'E-mail', en: 'E-mail' },
  phone: { de: 'Telefon', fr: 'Téléphone', en: 'Phone' },
  choice: { de: 'Auswahl', fr: 'Choix', en: 'Choice' },
  several: { de: 'Mehrere', fr: 'Plusieurs', en: 'Several' },
  date: { de: 'Datum', fr: 'Date', en: 'Date' },
  number: { de: 'Zahl', fr: 'Nombre', en: 'Number' },
  consent: { de: 'Zustimmung', fr: 'Accord', en: 'Consent' },
  file: { de: 'Datei', fr: 'Fichier', en: 'File' },
}

/** The kinds of a form's fields. */
export type AskedKind = keyof typeof kinds

/** The kind of a form's field: how it looks, and what it takes. */
export const askedKind = defineChoice({
  type: 'askedKind',
  values: kinds,
  glyphs: {
    text: 'M3 8h18v8H3zM5 10v4h14v-4zM7 11h1.5v2H7z',
    longText: 'M3 4h18v16H3zM5 6v12h14V6zM7 8.5h10V10H7zM7 11.5h10V13H7zM7 14.5h6V16H7z',
    email: 'M3 5h18v14H3zM5 8v9h14V8l-7 5zM6.5 7l5.5 4L17.5 7z',
    phone: 'M7 2h10v20H7zM9 5v12h6V5zM11 18.5h2V20h-2z',
    choice:
      'M6 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm0 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM11 6h10v2H11zM6 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM11 16h10v2H11z',
    several: 'M3 4h6v6H3zM4.5 5.5v3h3v-3zM11 6h10v2H11zM3 14h6v6H3zM11 16h10v2H11z',
    date: 'M6 2h2v2h8V2h2v2h3v17H3V4h3zM5 9v10h14V9zM7 11h3v3H7z',
    number:
      'M9 3h2l-.5 5h5L16 3h2l-.5 5H21v2h-3.7l-.4 4H20v2h-3.3l-.5 5h-2l.5-5h-5l-.5 5h-2l.5-5H4v-2h3.900l.4-4H5V8h3.5zM10.3 10l-.4 4h5l.4-4z',
    consent: 'M3 3h18v18H3zM5 5v14h14V5zM10.5 16.5l-4-4L8 11l2.5 2.5L16.5 7.5 18 9z',
    file: 'M6 2h8l5 5v15H5V2zM7 4v16h10V8h-4V4zM11 11h2v3h2l-3 3.500-3-3.500h2z',
  },
  fallback: 'text',
})

/** The name of a kind. */
export function askedKindName(kind: AskedKind, language: string): string {
  return labelIn(kinds[kind], language)
}
