import type { Picture } from './picture.ts'

const maker = (file: string, de: string, fr: string): Picture => ({
  file: `brand/${file}.svg`,
  format: 'png',
  width: 640,
  height: 480,
  focalPoint: { x: 0.5, y: 0.5 },
  alt: { de, fr },
})

/** Signs of the makers of frames. */
export const makerPictures = {
  'maker-hofer': maker(
    'maker-hofer',
    'Zeichen von Atelier Hofer: ein H, dessen Steg der einer Brille ist',
    'Emblème d’Atelier Hofer : un H dont la barre est le pont d’une monture',
  ),
  'maker-jura': maker(
    'maker-jura',
    'Zeichen von Jura Titan: drei Bergfalten hintereinander',
    'Emblème de Jura Titan : trois plis de montagne l’un derrière l’autre',
  ),
  'maker-prad': maker(
    'maker-prad',
    'Zeichen der Manufaktur Prad: ein Horn',
    'Emblème de la manufacture de Prad : une corne',
  ),
  'maker-zwickl': maker(
    'maker-zwickl',
    'Zeichen von Zwickl: ein lachendes Gesicht mit zwei ungleichen Gläsern',
    'Emblème de Zwickl : un visage qui rit derrière deux verres inégaux',
  ),
} as const satisfies Record<string, Picture>
