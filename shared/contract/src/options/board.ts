import type { Label } from '../kernel/label.ts'
import { words } from '../kernel/words.ts'
import { alignment } from './alignment/option.ts'
import { columnLayout } from './column-layout/option.ts'
import { gridLayout } from './grid-layout/option.ts'
import { imageFormat } from './image-format/option.ts'
import { objectFit } from './object-fit/option.ts'
import { phoneLayout } from './phone-layout/option.ts'
import { size } from './size/option.ts'

function named<Use, Made>(make: (label: Label, use?: Use) => Made, label: Label): (use?: Use) => Made {
  return (use) => make(label, use)
}

/** How the cards of a board lie, under the words that every board has for it. A board takes those that it needs, in the order of its popup. */
export const boardOptions = {
  gridLayout: named(gridLayout, { de: 'Darstellung', fr: 'Présentation', en: 'Layout' }),
  columnLayout: named(columnLayout, { de: 'Spalten', fr: 'Colonnes', en: 'Columns' }),
  phoneLayout: named(phoneLayout, { de: 'Auf dem Telefon', fr: 'Sur le téléphone', en: 'On a phone' }),
  imageFormat: named(imageFormat, { de: 'Bildformat', fr: 'Format de l’image', en: 'Picture format' }),
  objectFit: named(objectFit, { de: 'Bildausschnitt', fr: 'Cadrage de l’image', en: 'Picture fit' }),
  gap: named(size, { de: 'Zwischenraum', fr: 'Intervalle', en: 'Gap' }),
  alignment: named(alignment, words.alignment),
}
