import type { CollectionBeforeChangeHook, Field } from 'payload'
import { cutText } from '../../media/cut-text.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { localeToSave } from '../../payload/locale-to-save.ts'

type Texts = Readonly<Record<string, string>> | null | undefined

/** Description of the picture, in the language chosen in the admin. Comes before the column that it reads. */
export const altField: Field = {
  name: 'alt',
  type: 'text',
  virtual: true,
  maxLength: 500,
  label: { de: 'Alternativtext', fr: 'Texte alternatif', en: 'Alternative text' },
  admin: {
    readOnly: false,
    disableListFilter: true,
    description: {
      de: 'Sagt Menschen, die das Bild nicht sehen, was es zeigt.',
      fr: 'Dit aux personnes qui ne voient pas l’image ce qu’elle montre.',
      en: 'Tells people who cannot see the picture what it shows.',
    },
  },
  hooks: { afterRead: [({ siblingData, req }) => (siblingData.altByLanguage as Texts)?.[localeOf(req)] ?? null] },
}

/** Keeps the text under its language, beside those of the other languages. */
export const keepAlt: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data.alt === undefined) return data
  const texts: Texts = data.altByLanguage ?? originalDoc?.altByLanguage
  const text = cutText(String(data.alt ?? ''), 500)
  // What a form shows in a language that is none of ours comes back as it was.
  if (text === (texts?.[localeOf(req)] ?? '')) return data
  return { ...data, altByLanguage: { ...texts, [localeToSave(req)]: text } }
}
