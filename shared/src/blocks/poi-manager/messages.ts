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

/** Words of the block on the site; languages without their own read English. */
export function messagesFor(locale: Locale): Words {
  return locale === 'de' || locale === 'rm' ? de : locale === 'fr' ? fr : en
}
