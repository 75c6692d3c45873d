import type { Label } from '../../kernel/label.ts'
import type { ColorToken } from './option.ts'

/** The names of the site's colours. */
export const colorNames: { readonly [C in ColorToken | 'reset']: Label } = {
  reset: { de: 'Keine', fr: 'Aucune', en: 'None' },
  primary: { de: 'Hauptfarbe', fr: 'Couleur principale', en: 'Primary' },
  secondary: { de: 'Zweitfarbe', fr: 'Couleur secondaire', en: 'Secondary' },
  background: { de: 'Hintergrund', fr: 'Arrière-plan', en: 'Background' },
  header: { de: 'Kopfbereich', fr: 'En-tête', en: 'Header' },
  footer: { de: 'Fussbereich', fr: 'Pied de page', en: 'Footer' },
}
