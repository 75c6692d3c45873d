import { defineSection } from '../../kernel/section/section.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { ownColor } from '../../options/color/option.ts'

export const overlay = defineSection({
  name: 'overlay',
  label: { de: 'Hintergrundform', fr: 'Forme d’arrière-plan', en: 'Shape behind the page' },
  place: 8,
  options: {
    'appearance.triangle': checkbox({ de: 'Dreieck', fr: 'Triangle', en: 'Triangle' }),
    'appearance.bubble': checkbox({ de: 'Blase', fr: 'Bulle', en: 'Bubble' }),
    'appearance.gradient.enabled': checkbox(
      { de: 'Verlauf', fr: 'Dégradé', en: 'Gradient' },
      {
        hint: {
          de: 'Er liegt hinter der ganzen Seite, so kräftig, wie alle Texte darauf lesbar bleiben.',
          fr: 'Il s’étend derrière toute la page, aussi soutenu que les textes restent lisibles.',
          en: 'It lies behind the whole page, as strong as all texts on it stay readable.',
        },
      },
    ),
    'appearance.gradient.from': ownColor(
      { de: 'Farbe oben', fr: 'Couleur en haut', en: 'Colour at the top' },
      { hint: { de: 'Leer: die Hauptfarbe.', fr: 'Vide : la couleur principale.', en: 'Empty: the primary colour.' } },
    ),
    'appearance.gradient.to': ownColor(
      { de: 'Farbe unten', fr: 'Couleur en bas', en: 'Colour at the bottom' },
      {
        hint: { de: 'Leer: die Zweitfarbe.', fr: 'Vide : la couleur secondaire.', en: 'Empty: the secondary colour.' },
      },
    ),
  },
  showWhen: {
    'appearance.gradient.from': { 'appearance.gradient.enabled': true },
    'appearance.gradient.to': { 'appearance.gradient.enabled': true },
  },
  alternatives: { triangleAndBubble: ['appearance.triangle', 'appearance.bubble'] },
})
