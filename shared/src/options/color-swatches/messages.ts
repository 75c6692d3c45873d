import type { Label } from '../../kernel/label.ts'
import type { ColorToken } from './option.ts'

/** The names of the site's colours. */
export const colorNames: { readonly [C in ColorToken | 'reset']: Label } = {
  reset: { de: 'Keine', fr: 'Aucune', en: 'None' },
  primary: { de: 'Primär', fr: 'Primaire', en: 'Primary' },
  secondary: { de: 'Sekundär', fr: 'Secondaire', en: 'Secondary' },
  background: { de: 'Hintergrund', fr: 'Arrière-plan', en: 'Background' },
  header: { de: 'Kopfzeile', fr: 'En-tête', en: 'Header' },
  footer: { de: 'Fusszeile', fr: 'Pied de page', en: 'Footer' },
}
