import { type GameLanguage, gameLanguage } from '../../game/parts/game-language.ts'
import type { Locale } from '../../kernel/locale.ts'
import type { PoiIcon } from '../../options/poi/option.ts'

interface Words {
  readonly icons: { readonly [I in PoiIcon]: string }
  readonly onMap: string
  readonly length: string
  readonly empty: string
}

const de: Words = {
  icons: { start: 'Start', end: 'Ziel', party: 'Treffpunkt' },
  onMap: 'auf map.geo.admin.ch',
  length: 'Länge',
  empty: 'Noch keine Punkte: Setzen Sie in den Optionen Start und Ziel.',
}
const fr: Words = {
  icons: { start: 'Départ', end: 'Arrivée', party: 'Rendez-vous' },
  onMap: 'sur map.geo.admin.ch',
  length: 'Longueur',
  empty: 'Pas encore de points : placez le départ et l’arrivée dans les options.',
}
const en: Words = {
  icons: { start: 'Start', end: 'Finish', party: 'Meeting point' },
  onMap: 'on map.geo.admin.ch',
  length: 'Length',
  empty: 'No points yet: set start and finish in the options.',
}

const it: Words = {
  icons: { start: 'Partenza', end: 'Arrivo', party: 'Punto di ritrovo' },
  onMap: 'su map.geo.admin.ch',
  length: 'Lunghezza',
  empty: 'Ancora nessun punto: indichi partenza e arrivo nelle opzioni.',
}
const messages: { readonly [L in GameLanguage]: Words } = { de, fr, it, en }

/** Words of the block on the site, in the languages of the game that it stands in. */
export function messagesFor(locale: Locale): Words {
  return messages[gameLanguage(locale)]
}
