import { type DrawnHole, holes } from '../drawing/map-stops.data.ts'
import type { Picture } from './picture.ts'

type HoleKey = `hole-${DrawnHole['slug']}`

/** Key of the picture of a hole. */
export const holePicture = ({ slug }: Pick<DrawnHole, 'slug'>): HoleKey => `hole-${slug}`

const ofHoles = Object.fromEntries(
  holes.map((hole, index): [HoleKey, Picture] => [
    holePicture(hole),
    {
      file: `golf/${hole.slug}.svg`,
      format: 'webp',
      width: 1200,
      height: 900,
      focalPoint: { x: 0.5, y: 0.5 },
      alt: {
        de: `Loch ${index + 1}, «${hole.name[0]}», von oben: Vom Abschlag fliegt der Ball in einem Bogen zur Fahne`,
        fr: `Trou ${index + 1}, «${hole.name[1]}», vu d’en haut : du départ, la balle vole en arc vers le drapeau`,
      },
    },
  ]),
) as Record<HoleKey, Picture>

/** The golf's pictures: the whole round, and each hole from above. */
export const golfPictures = {
  ...ofHoles,
  round: {
    file: 'golf/round.svg',
    format: 'webp',
    width: 2200,
    height: 1067,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: {
      de: 'Die Runde als Linie durch Winterthur: achtzehn nummerierte Punkte vom Bahnhof durch die Altstadt und den Stadtgarten bis ins Sulzerareal',
      fr: 'Le parcours, une ligne à travers Winterthour : dix-huit points numérotés, de la gare par la vieille ville et le jardin jusqu’au site Sulzer',
    },
  } satisfies Picture,
}
