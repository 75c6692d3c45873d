import type { OldFrame } from './archive.ts'
import { tone } from './pen.ts'

const horn = '#6B4A2E'
const black = '#2C3A37'
const wine = '#7A2F3B'
const honey = '#D9A45B'
const blue = '#3B6EA5'
const rose = '#D98C93'

/** Found when the cellar was cleared: one pair for each drawer that would still open. */
export const oldFrames = [
  {
    year: 1931,
    shape: 'square',
    alt: ['Runde Nickelbrille', 'Lunettes rondes en nickel'],
    caption: [
      '1931\u00a0· Nickel, dünn wie ein Faden. Gehörte einem Primarlehrer.',
      '1931\u00a0· Nickel, mince comme un fil. Elle appartenait à un instituteur.',
    ],
    frame: { outline: 'round', color: tone.stone, rim: 9 },
  },
  {
    year: 1934,
    shape: 'wide',
    alt: ['Runde Hornbrille, dunkelbraun', 'Lunettes rondes en corne, brun foncé'],
    caption: ['1934\u00a0· Büffelhorn, an der Nase blank gewetzt.', '1934\u00a0· Corne de buffle, polie par le nez.'],
    frame: { outline: 'round', color: horn, rim: 24, bridge: 'keyhole' },
  },
  {
    year: 1938,
    shape: 'tall',
    alt: ['Feine runde Brille in Gold', 'Fines lunettes rondes dorées'],
    caption: ['1938\u00a0· Doublé, für den Sonntag.', '1938\u00a0· Doublé, pour le dimanche.'],
    frame: { outline: 'round', color: honey, rim: 10 },
  },
  {
    year: 1942,
    shape: 'square',
    alt: ['Schwarze Panto-Brille', 'Lunettes pantos noires'],
    caption: [
      '1942\u00a0· Zelluloid. Bitte nicht neben den Ofen legen.',
      '1942\u00a0· Celluloïd. À tenir loin du poêle.',
    ],
    frame: { outline: 'panto', color: black, rim: 20 },
  },
  {
    year: 1946,
    shape: 'square',
    alt: ['Panto-Brille in Honig', 'Lunettes pantos couleur miel'],
    caption: [
      '1946\u00a0· Die erste aus Frankreich nach dem Krieg.',
      '1946\u00a0· La première venue de France après la guerre.',
    ],
    frame: { outline: 'panto', color: honey, rim: 26, bridge: 'keyhole' },
  },
  {
    year: 1949,
    shape: 'wide',
    alt: ['Breite Brille in Anthrazit', 'Lunettes larges, anthracite'],
    caption: ['1949\u00a0· Für den Buchhalter bei Sulzer.', '1949\u00a0· Pour le comptable de Sulzer.'],
    frame: { outline: 'rectangle', color: black, rim: 26 },
  },
  {
    year: 1952,
    shape: 'square',
    alt: ['Cat-Eye-Brille in Weinrot', 'Lunettes œil de chat, bordeaux'],
    caption: [
      '1952\u00a0· Mit dieser ging man ins Kino Talgarten.',
      '1952\u00a0· On la portait pour aller au cinéma Talgarten.',
    ],
    frame: { outline: 'catEye', color: wine, rim: 28 },
  },
  {
    year: 1954,
    shape: 'tall',
    alt: ['Cat-Eye-Brille in Schwarz', 'Lunettes œil de chat noires'],
    caption: [
      '1954\u00a0· Drei Steinchen fehlen. Wir haben sie nie gefunden.',
      '1954\u00a0· Il manque trois strass. Nous ne les avons jamais retrouvés.',
    ],
    frame: { outline: 'catEye', color: black, rim: 34 },
  },
  {
    year: 1956,
    shape: 'wide',
    alt: ['Cat-Eye-Brille in Rosa', 'Lunettes œil de chat roses'],
    caption: ['1956\u00a0· Verlobungsgeschenk, nie abgeholt.', '1956\u00a0· Cadeau de fiançailles, jamais retiré.'],
    frame: { outline: 'catEye', color: rose, rim: 30 },
  },
  {
    year: 1958,
    shape: 'square',
    alt: ['Kräftige Panto-Brille in Schwarz', 'Grosses lunettes pantos noires'],
    caption: ['1958\u00a0· So sah ein Architekt aus.', '1958\u00a0· Voilà à quoi ressemblait un architecte.'],
    frame: { outline: 'panto', color: black, rim: 36 },
  },
  {
    year: 1960,
    shape: 'square',
    alt: ['Rechteckige Brille mit Horn und Metall', 'Lunettes rectangulaires, corne et métal'],
    caption: ['1960\u00a0· Oben Horn, unten Draht.', '1960\u00a0· Corne en haut, fil de métal en bas.'],
    frame: { outline: 'rectangle', color: horn, rim: 18, bridge: 'double' },
  },
  {
    year: 1962,
    shape: 'tall',
    alt: ['Runde Kinderbrille in Blau', 'Lunettes d’enfant rondes, bleues'],
    caption: [
      '1962\u00a0· Kassenbrille. Die Nummer ist noch drin.',
      '1962\u00a0· Lunettes de la caisse. Le numéro y est encore.',
    ],
    frame: { outline: 'round', color: blue, rim: 20, width: 126, height: 126 },
  },
  {
    year: 1964,
    shape: 'square',
    alt: ['Tannengrüne Brille mit geschwungenem Rand', 'Lunettes vert sapin aux bords arrondis'],
    caption: ['1964\u00a0· Zur Expo nach Lausanne getragen.', '1964\u00a0· Portée à l’Expo de Lausanne.'],
    frame: { outline: 'soft', color: tone.green, rim: 30 },
  },
  {
    year: 1967,
    shape: 'wide',
    alt: ['Grosse runde Brille in Rost', 'Grandes lunettes rondes, rouille'],
    caption: ['1967\u00a0· Gross genug für zwei Meinungen.', '1967\u00a0· Assez grande pour deux opinions.'],
    frame: { outline: 'round', color: tone.rust, rim: 26, width: 176, height: 176, gap: 60 },
  },
  {
    year: 1969,
    shape: 'square',
    alt: ['Pilotenbrille in Gold', 'Lunettes aviateur dorées'],
    caption: ['1969\u00a0· Flog nie weiter als bis Kloten.', '1969\u00a0· N’a jamais volé plus loin que Kloten.'],
    frame: { outline: 'pilot', color: honey, rim: 11, bridge: 'double' },
  },
  {
    year: 1971,
    shape: 'square',
    alt: ['Übergrosse Brille in Apricot', 'Lunettes surdimensionnées, abricot'],
    caption: [
      '1971\u00a0· Getönt von oben nach unten, wie der Himmel.',
      '1971\u00a0· Teintée de haut en bas, comme le ciel.',
    ],
    frame: { outline: 'soft', color: tone.apricot, rim: 24, width: 186, height: 172 },
  },
  {
    year: 1973,
    shape: 'tall',
    alt: ['Pilotenbrille mit Doppelsteg, dunkel', 'Lunettes aviateur sombres à double pont'],
    caption: [
      '1973\u00a0· Autofreier Sonntag: der Besitzer kam zu Fuss.',
      '1973\u00a0· Dimanche sans voiture : son propriétaire est venu à pied.',
    ],
    frame: { outline: 'pilot', color: black, rim: 14, bridge: 'double' },
  },
  {
    year: 1976,
    shape: 'wide',
    alt: ['Breite Brille in Honig', 'Lunettes larges couleur miel'],
    caption: ['1976\u00a0· Bifokal, mit sichtbarer Kante.', '1976\u00a0· Double foyer, avec l’arête visible.'],
    frame: { outline: 'rectangle', color: honey, rim: 30, height: 146 },
  },
  {
    year: 1978,
    shape: 'square',
    alt: ['Weinrote Brille mit geschwungenem Rand', 'Lunettes bordeaux aux bords arrondis'],
    caption: ['1978\u00a0· Optyl, leicht wie nichts.', '1978\u00a0· Optyl, légère comme rien.'],
    frame: { outline: 'soft', color: wine, rim: 26, width: 184, height: 164 },
  },
  {
    year: 1981,
    shape: 'square',
    alt: ['Pilotenbrille in Stahl', 'Lunettes aviateur en acier'],
    caption: [
      '1981\u00a0· Mit dem Bügel, der sich hinter das Ohr legt.',
      '1981\u00a0· Avec la branche qui s’enroule derrière l’oreille.',
    ],
    frame: { outline: 'pilot', color: tone.smoke, rim: 10, bridge: 'double' },
  },
  {
    year: 1983,
    shape: 'wide',
    alt: ['Übergrosse Brille in Blau', 'Lunettes surdimensionnées bleues'],
    caption: ['1983\u00a0· Passte zu den Schultern.', '1983\u00a0· Assortie aux épaules.'],
    frame: { outline: 'soft', color: blue, rim: 22, width: 188, height: 176 },
  },
  {
    year: 1986,
    shape: 'tall',
    alt: ['Cat-Eye-Brille in Apricot', 'Lunettes œil de chat abricot'],
    caption: ['1986\u00a0· Ein Rückgriff, und schon damals ein Erfolg.', '1986\u00a0· Un retour, et déjà un succès.'],
    frame: { outline: 'catEye', color: tone.apricot, rim: 26 },
  },
  {
    year: 1989,
    shape: 'square',
    alt: ['Runde Brille in Schwarz', 'Lunettes rondes noires'],
    caption: [
      '1989\u00a0· Jemand wollte aussehen wie Corbusier.',
      '1989\u00a0· Quelqu’un voulait ressembler au Corbusier.',
    ],
    frame: { outline: 'round', color: black, rim: 34 },
  },
  {
    year: 1991,
    shape: 'square',
    alt: ['Kleine ovale Metallbrille', 'Petites lunettes ovales en métal'],
    caption: ['1991\u00a0· Plötzlich war alles klein.', '1991\u00a0· Soudain, tout était petit.'],
    frame: { outline: 'soft', color: tone.smoke, rim: 9, width: 140, height: 98, gap: 96 },
  },
  {
    year: 1994,
    shape: 'wide',
    alt: ['Schmale rechteckige Brille in Rost', 'Lunettes rectangulaires étroites, rouille'],
    caption: [
      '1994\u00a0· Die erste, die wir aus Delsberg bekamen.',
      '1994\u00a0· La première que nous avons reçue de Delémont.',
    ],
    frame: { outline: 'rectangle', color: tone.rust, rim: 14, height: 84 },
  },
  {
    year: 1997,
    shape: 'square',
    alt: ['Schmale Titanbrille', 'Lunettes étroites en titane'],
    caption: ['1997\u00a0· 14 Gramm, mit Gläsern.', '1997\u00a0· 14 grammes, verres compris.'],
    frame: { outline: 'rectangle', color: tone.stone, rim: 8, height: 88, bridge: 'double' },
  },
  {
    year: 2001,
    shape: 'tall',
    alt: ['Kleine ovale Brille in Grün', 'Petites lunettes ovales vertes'],
    caption: [
      '2001\u00a0· Martas eigene, aus dem ersten Lehrjahr.',
      '2001\u00a0· Celle de Marta, de sa première année d’apprentissage.',
    ],
    frame: { outline: 'soft', color: tone.leaf, rim: 16, width: 146, height: 100, gap: 90 },
  },
  {
    year: 2004,
    shape: 'square',
    alt: ['Breite Brille in Schwarz', 'Lunettes larges noires'],
    caption: [
      '2004\u00a0· Schwarz, dick, zurück. Hier endet die Schublade.',
      '2004\u00a0· Noire, épaisse, de retour. Le tiroir s’arrête ici.',
    ],
    frame: { outline: 'rectangle', color: black, rim: 34, bridge: 'keyhole' },
  },
] as const satisfies readonly OldFrame[]
