import type { SeedField } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { sizeOf } from '../drawing/archive.ts'
import { oldFrames } from '../drawing/old-frames.data.ts'
import { golfPictures } from './golf-pictures.ts'
import { makerPictures } from './maker-pictures.ts'
import type { Picture } from './picture.ts'
import { scenePictures } from './scene-pictures.ts'

const centre = { x: 0.5, y: 0.5 }
const face = { x: 0.5, y: 0.42 }

type ArchiveKey = `archive-${(typeof oldFrames)[number]['year']}`

const archive = Object.fromEntries(
  oldFrames.map((old): [string, Picture] => [
    `archive-${old.year}`,
    {
      file: `archive/${old.year}.svg`,
      format: 'jpeg',
      ...sizeOf(old),
      focalPoint: centre,
      alt: { de: old.alt[0], fr: old.alt[1] },
    },
  ]),
) as Record<ArchiveKey, Picture>

/** The pictures of the demo site, as the media library gets them. */
export const pictures = {
  ...archive,
  ...golfPictures,
  ...makerPictures,
  ...scenePictures,
  logo: {
    file: 'brand/logo.svg',
    format: 'png',
    width: 1280,
    height: 320,
    focalPoint: centre,
    alt: { de: 'Optik Lindenhof', fr: 'Optik Lindenhof' },
  },
  'logo-light': {
    file: 'brand/logo-light.svg',
    format: 'png',
    width: 1280,
    height: 320,
    focalPoint: centre,
    alt: { de: 'Optik Lindenhof', fr: 'Optik Lindenhof' },
  },
  favicon: {
    file: 'brand/favicon.svg',
    format: 'png',
    width: 512,
    height: 512,
    focalPoint: centre,
    alt: {
      de: 'Zeichen von Optik Lindenhof: zwei Gläser, die sich zu einem Lindenblatt überschneiden',
      fr: 'Emblème d’Optik Lindenhof : deux verres qui se croisent en forme de feuille de tilleul',
    },
  },
  og: {
    file: 'brand/og.svg',
    format: 'jpeg',
    width: 1200,
    height: 630,
    focalPoint: centre,
    alt: {
      de: 'Blick durch eine grüne Brille auf das Geschäft von Optik Lindenhof',
      fr: 'Le magasin Optik Lindenhof vu à travers une paire de lunettes vertes',
    },
  },
  hero: {
    file: 'scenes/hero.svg',
    format: 'jpeg',
    width: 2000,
    height: 1500,
    focalPoint: { x: 0.52, y: 0.5 },
    alt: {
      de: 'Durch ein grosses rundes Glas sieht man Schaufenster und Tür unseres Geschäfts gestochen scharf, ringsum bleibt alles verschwommen',
      fr: 'À travers un grand verre rond, la vitrine et la porte de notre magasin apparaissent nettes, tout autour reste flou',
    },
  },
  'shop-front': {
    file: 'scenes/shop-front.svg',
    format: 'jpeg',
    width: 1800,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: {
      de: 'Unser Geschäft in der Altstadt: drei Bögen, in der Mitte die grüne Tür, links und rechts die Schaufenster',
      fr: 'Notre magasin dans la vieille ville : trois arcades, la porte verte au milieu, une vitrine de chaque côté',
    },
  },
  marktgasse: {
    file: 'scenes/marktgasse.svg',
    format: 'jpeg',
    width: 1800,
    height: 1000,
    focalPoint: { x: 0.56, y: 0.58 },
    alt: {
      de: 'Die Marktgasse in Winterthur mit ihren Giebelhäusern und den Türmen der Stadtkirche, davor ein Velo und vier Leute mit Brille',
      fr: 'La Marktgasse à Winterthour avec ses pignons et les tours de l’église, devant un vélo et quatre passants à lunettes',
    },
  },
  way: {
    file: 'scenes/way.svg',
    format: 'webp',
    width: 2880,
    height: 960,
    focalPoint: centre,
    alt: {
      de: 'Der Weg vom Bahnhof zum Geschäft: nach zwei Minuten beginnt die Marktgasse, nach fünf steht der Brunnen, nach sieben die grüne Tür',
      fr: 'Le chemin de la gare au magasin : la Marktgasse après deux minutes, la fontaine après cinq, la porte verte après sept',
    },
  },
  'fitting-table': {
    file: 'scenes/fitting-table.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.34 },
    alt: {
      de: 'Zwei Hände richten die Bügel einer Brille, auf dem Tisch liegen weitere Fassungen bereit',
      fr: 'Deux mains ajustent les branches d’une paire de lunettes, d’autres montures attendent sur la table',
    },
  },
  'eye-test': {
    file: 'scenes/eye-test.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.48, y: 0.48 },
    alt: {
      de: 'Unser Prüfraum: der grüne Stuhl, der Phoropter davor und an der Wand die Sehtafel',
      fr: 'Notre salle d’examen : le fauteuil vert, le réfracteur et le tableau de lecture au mur',
    },
  },
  'eye-chart': {
    file: 'scenes/eye-chart.svg',
    format: 'png',
    width: 1200,
    height: 1500,
    focalPoint: { x: 0.52, y: 0.6 },
    alt: {
      de: 'Sehtafel, deren kleine Buchstaben erst unter der Lupe scharf werden',
      fr: 'Tableau de lecture dont les petites lettres ne deviennent nettes que sous la loupe',
    },
  },
  'contact-lens': {
    file: 'scenes/contact-lens.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.47, y: 0.42 },
    alt: {
      de: 'Eine weiche Kontaktlinse auf der Spitze des Zeigefingers, daneben der Behälter',
      fr: 'Une lentille souple au bout de l’index, l’étui à côté',
    },
  },
  workshop: {
    file: 'scenes/workshop.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.44, y: 0.5 },
    alt: {
      de: 'In der Werkstatt wird ein Glas in die Form der Fassung geschliffen, vorn liegen Brille und Schraubenzieher',
      fr: 'À l’atelier, un verre est meulé à la forme de sa monture ; devant, des lunettes et un tournevis',
    },
  },
  'office-glasses': {
    file: 'scenes/office-glasses.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.48, y: 0.42 },
    alt: {
      de: 'Eine Frau mit grüner Brille arbeitet entspannt am Laptop',
      fr: 'Une femme aux lunettes vertes travaille détendue devant son ordinateur',
    },
  },
  kids: {
    file: 'scenes/kids.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.48 },
    alt: {
      de: 'Ein Mädchen mit blauer Brille und Zahnlücke lacht',
      fr: 'Une fillette à lunettes bleues rit, une dent lui manque',
    },
  },
  driving: {
    file: 'scenes/driving.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.44 },
    alt: {
      de: 'Blick über das Lenkrad: Hinter den Brillengläsern sind Strasse, Bäume und Verkehrsschild klar zu sehen',
      fr: 'Vue par-dessus le volant : derrière les verres, la route, les arbres et le panneau sont bien nets',
    },
  },
  'eye-health': {
    file: 'scenes/eye-health.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.48 },
    alt: {
      de: 'Netzhaut mit ihren feinen Gefässen, daneben ein OCT-Schnitt, der die Schichten zeigt',
      fr: 'Une rétine et ses vaisseaux, à côté une coupe OCT qui en montre les couches',
    },
  },
  sunglasses: {
    file: 'scenes/sunglasses.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: {
      de: 'Sonnenbrille vor einem See in der Abendsonne, in den Gläsern spiegelt sich die Sonne',
      fr: 'Des lunettes de soleil devant un lac, le soleil du soir se reflète dans les verres',
    },
  },
  'frame-round': {
    file: 'frames/frame-round.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: centre,
    alt: { de: 'Runde Fassung in hellem Apricot', fr: 'Monture ronde, abricot clair' },
  },
  'frame-cat-eye': {
    file: 'frames/frame-cat-eye.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: centre,
    alt: { de: 'Cat-Eye-Fassung in Tannengrün', fr: 'Monture œil de chat, vert sapin' },
  },
  'frame-rectangle': {
    file: 'frames/frame-rectangle.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: centre,
    alt: { de: 'Rechteckige Fassung in Anthrazit', fr: 'Monture rectangulaire, anthracite' },
  },
  'frame-panto': {
    file: 'frames/frame-panto.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: centre,
    alt: { de: 'Panto-Fassung in Rostrot', fr: 'Monture pantos, rouille' },
  },
  'frame-kids': {
    file: 'frames/frame-kids.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: centre,
    alt: { de: 'Kräftige Kinderfassung in Hellblau', fr: 'Monture solide pour enfants, bleu clair' },
  },
  'frame-titan': {
    file: 'frames/frame-titan.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: centre,
    alt: { de: 'Feine Titanfassung mit Doppelsteg', fr: 'Monture fine en titane à double pont' },
  },
  'team-marta': {
    file: 'team/marta.svg',
    format: 'webp',
    width: 1200,
    height: 1500,
    focalPoint: face,
    alt: {
      de: 'Marta, Inhaberin, mit grauem Bob und grüner Cat-Eye-Brille, lacht herzlich',
      fr: 'Marta, propriétaire, carré gris et lunettes vertes, rit de bon cœur',
    },
  },
  'team-reto': {
    file: 'team/reto.svg',
    format: 'webp',
    width: 1200,
    height: 1500,
    focalPoint: face,
    alt: {
      de: 'Reto, Optometrist, mit Bart und eckiger schwarzer Brille',
      fr: 'Reto, optométriste, barbe et lunettes noires rectangulaires',
    },
  },
  'team-sanja': {
    file: 'team/sanja.svg',
    format: 'webp',
    width: 1200,
    height: 1500,
    focalPoint: face,
    alt: {
      de: 'Sanja, Augenoptikerin, mit langem dunklem Haar und feiner runder Brille',
      fr: 'Sanja, opticienne, longs cheveux foncés et fines lunettes rondes',
    },
  },
  'team-luca': {
    file: 'team/luca.svg',
    format: 'webp',
    width: 1200,
    height: 1500,
    focalPoint: face,
    alt: {
      de: 'Luca, Lernender, mit braunen Locken, Panto-Brille und blauem Kapuzenpulli',
      fr: 'Luca, apprenti, boucles brunes, lunettes pantos et pull à capuche bleu',
    },
  },
  'team-nadine': {
    file: 'team/nadine.svg',
    format: 'webp',
    width: 1200,
    height: 1500,
    focalPoint: face,
    alt: {
      de: 'Nadine vom Empfang, mit kurzem rotem Haar, Sommersprossen und blauer Brille',
      fr: 'Nadine, à la réception, cheveux roux courts, taches de rousseur et lunettes bleues',
    },
  },
  'news-week': {
    file: 'news/week.svg',
    format: 'webp',
    width: 1500,
    height: 1000,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: {
      de: 'Kalenderblatt mit einem Auge, eine Woche ist eingekreist',
      fr: 'Feuille de calendrier ornée d’un œil, une semaine est entourée',
    },
  },
  'news-voucher': {
    file: 'news/voucher.svg',
    format: 'webp',
    width: 1500,
    height: 1000,
    focalPoint: centre,
    alt: {
      de: 'Geschenkgutschein mit gezeichneter Brille und Schleife auf einem grünen Couvert',
      fr: 'Bon cadeau orné de lunettes et d’un nœud, posé sur une enveloppe verte',
    },
  },
  'lens-film': {
    file: 'scenes/lens-film.svg',
    format: 'jpeg',
    width: 1600,
    height: 900,
    focalPoint: centre,
    alt: {
      de: 'Eine Kontaktlinse einsetzen',
      fr: 'Poser une lentille de contact',
    },
    video: { source: 'mux', videoId: 'OptikLindenhofLinseEinsetzen2026', aspectRatio: '16:9' },
  },
  'news-open': {
    file: 'news/open.svg',
    format: 'jpeg',
    width: 1500,
    height: 1000,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Die Ladentür steht offen, darüber hängt eine Girlande, daneben schweben drei Ballone',
      fr: 'La porte du magasin est ouverte, une guirlande au-dessus, trois ballons à côté',
    },
  },
} as const satisfies Record<string, Picture>

export type PictureKey = keyof typeof pictures

/** A field that shows one of the demo's pictures. */
export function picture(key: PictureKey): SeedField {
  return { picture: key }
}
