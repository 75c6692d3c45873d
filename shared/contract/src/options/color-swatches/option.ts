import * as z from 'zod/mini'
import { type Label, labelIn } from '../../kernel/label.ts'
import { defineOption } from '../../kernel/option.ts'
import { words } from '../../kernel/words.ts'

/** Colour tokens of the site's settings. Each has a readable foreground of its own. */
export const colorTokens = ['primary', 'secondary', 'background', 'header', 'footer'] as const
export type ColorToken = (typeof colorTokens)[number]

/** The names of the site's colours. */
export const colorNames: { readonly [C in ColorToken | 'reset']: Label } = {
  reset: { de: 'Keine', fr: 'Aucune', en: 'None' },
  primary: { de: 'Hauptfarbe', fr: 'Couleur principale', en: 'Primary' },
  secondary: { de: 'Zweitfarbe', fr: 'Couleur secondaire', en: 'Secondary' },
  background: words.background,
  header: { de: 'Kopfbereich', fr: 'En-tête', en: 'Header' },
  footer: { de: 'Fussbereich', fr: 'Pied de page', en: 'Footer' },
}

/** A colour of the site by name; null is «reset»: the colour that the design gives. */
export const colorSwatches = defineOption({
  type: 'colorSwatches',
  schema: z.nullable(z.enum(colorTokens)),
  fallback: null,
  inWords: (token, { language }) => labelIn(colorNames[token], language),
  samples: [null, 'primary', 'footer'],
})
