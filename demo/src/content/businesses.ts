/** A business of the association, in one line: its name, programmes, and branches as «postcode city, street». */
export interface DemoBusiness {
  readonly name: string
  readonly programs: 'both' | 'gesundheitsoptik' | 'frequentlens'
  readonly branches: readonly (readonly [zip: string, city: string, street: string, phone: string])[]
  /** When it is open, if not as most are. */
  readonly hours?: 'late' | 'morning'
  /** True for the shop itself, whose hours are those of its branch. */
  readonly isOwn?: boolean
}

const both = 'both'
const health = 'gesundheitsoptik'
const lenses = 'frequentlens'

/** The members of the association «Gesundheitsoptik», none of which there is. */
export const businesses: readonly DemoBusiness[] = [
  { name: 'Aarebrille', programs: both, branches: [['5000', 'Aarau', 'Vordere Vorstadt 18', '062 822 41 07']] },
  {
    name: 'Alpstein Optik',
    programs: health,
    branches: [['9050', 'Appenzell', 'Hauptgasse 22', '071 787 33 19']],
    hours: 'morning',
  },
  {
    name: 'Augenblick am Bundesplatz',
    programs: both,
    branches: [['3011', 'Bern', 'Amthausgasse 9', '031 311 54 20']],
  },
  {
    name: 'Bachmann Augenoptik',
    programs: health,
    branches: [
      ['8180', 'Bülach', 'Marktgasse 5', '044 860 17 44'],
      ['8424', 'Embrach', 'Dorfstrasse 61', '044 865 20 31'],
    ],
  },
  {
    name: 'Blickwinkel',
    programs: lenses,
    branches: [['4051', 'Basel', 'Spalenberg 27', '061 261 08 90']],
    hours: 'late',
  },
  { name: 'Brillenwerk Chur', programs: both, branches: [['7000', 'Chur', 'Obere Gasse 33', '081 252 66 12']] },
  { name: 'Büchi Optik', programs: health, branches: [['8500', 'Frauenfeld', 'Zürcherstrasse 174', '052 721 39 50']] },
  { name: 'Claire-Vue', programs: both, branches: [['2000', 'Neuchâtel', 'Rue du Seyon 14', '032 725 18 60']] },
  { name: 'Dietschi Optik', programs: lenses, branches: [['4600', 'Olten', 'Hauptgasse 8', '062 212 47 11']] },
  {
    name: 'Durchblick Seefeld',
    programs: both,
    branches: [['8008', 'Zürich', 'Seefeldstrasse 88', '044 381 09 75']],
    hours: 'late',
  },
  { name: 'Eulenberg Optik', programs: health, branches: [['8200', 'Schaffhausen', 'Vorstadt 41', '052 625 70 16']] },
  { name: 'Fernblick', programs: lenses, branches: [['6440', 'Brunnen', 'Bahnhofstrasse 12', '041 820 35 08']] },
  {
    name: 'Frey & Töchter',
    programs: both,
    branches: [
      ['6003', 'Luzern', 'Hirschengraben 30', '041 210 76 43'],
      ['6210', 'Sursee', 'Oberstadt 7', '041 921 15 88'],
    ],
  },
  { name: 'Glasklar', programs: health, branches: [['9000', 'St. Gallen', 'Spisergasse 24', '071 222 90 37']] },
  {
    name: 'Gubler Augenoptik',
    programs: both,
    branches: [['8570', 'Weinfelden', 'Rathausstrasse 10', '071 622 48 05']],
  },
  { name: 'Häberli Optik', programs: lenses, branches: [['3400', 'Burgdorf', 'Schmiedengasse 15', '034 422 63 29']] },
  { name: 'Iris', programs: both, branches: [['1700', 'Fribourg', 'Rue de Lausanne 52', '026 322 81 14']] },
  { name: 'Jurablick', programs: health, branches: [['4500', 'Solothurn', 'Gurzelngasse 21', '032 622 37 90']] },
  { name: 'Kantonsoptik', programs: lenses, branches: [['6300', 'Zug', 'Neugasse 19', '041 711 52 46']] },
  { name: 'Klarsicht Rapperswil', programs: both, branches: [['8640', 'Rapperswil', 'Marktgasse 3', '055 210 68 71']] },
  {
    name: 'La Lunetterie',
    programs: both,
    branches: [
      ['1003', 'Lausanne', 'Rue de Bourg 17', '021 312 45 09'],
      ['1800', 'Vevey', 'Rue du Lac 26', '021 921 70 33'],
    ],
  },
  { name: 'Linsenwerk', programs: lenses, branches: [['8610', 'Uster', 'Poststrasse 4', '044 940 21 58']] },
  { name: 'Marktoptik', programs: health, branches: [['3600', 'Thun', 'Obere Hauptgasse 55', '033 222 14 82']] },
  {
    name: 'Nachtbrille',
    programs: lenses,
    branches: [['8004', 'Zürich', 'Langstrasse 119', '044 241 66 50']],
    hours: 'late',
  },
  {
    name: 'Optik Lindenhof',
    programs: both,
    branches: [['8400', 'Winterthur', 'Marktgasse 47', '052 212 47 30']],
    isOwn: true,
  },
  {
    name: 'Ottica Verzasca',
    programs: health,
    branches: [['6600', 'Locarno', 'Via Cittadella 11', '091 751 29 63']],
    hours: 'morning',
  },
  { name: 'Pfister Sehen', programs: both, branches: [['8820', 'Wädenswil', 'Zugerstrasse 20', '044 780 57 14']] },
  { name: 'Rheinbrille', programs: lenses, branches: [['9450', 'Altstätten', 'Marktgasse 28', '071 755 40 26']] },
  { name: 'Sehraum', programs: both, branches: [['4410', 'Liestal', 'Rathausstrasse 36', '061 921 83 70']] },
  { name: 'Stadtoptik Biel', programs: health, branches: [['2502', 'Biel/Bienne', 'Nidaugasse 48', '032 322 95 61']] },
  {
    name: 'Tösstaler Optik',
    programs: health,
    branches: [['8488', 'Turbenthal', 'Tösstalstrasse 72', '052 385 11 47']],
    hours: 'morning',
  },
  {
    name: 'Uhland Augenoptik',
    programs: lenses,
    branches: [['8280', 'Kreuzlingen', 'Hauptstrasse 39', '071 672 60 18']],
  },
  { name: 'Weitblick', programs: both, branches: [['3900', 'Brig', 'Bahnhofstrasse 6', '027 923 74 52']] },
  { name: 'Zimmerli Optik', programs: health, branches: [['5400', 'Baden', 'Weite Gasse 14', '056 222 38 09']] },
]

const week = (days: readonly number[], open: string, close: string) => days.map((day) => ({ day, open, close }))

/** When businesses are open; the late ones close after midnight on Friday. */
export const hoursOf = {
  usual: [
    ...week([2, 3, 4, 5], '09:00', '12:00'),
    ...week([2, 3, 4, 5], '13:30', '18:30'),
    ...week([6], '09:00', '16:00'),
  ],
  late: [...week([2, 3, 4], '11:00', '20:00'), ...week([5], '14:00', '01:00'), ...week([6], '10:00', '18:00')],
  morning: [...week([1, 2, 3, 4, 5], '08:00', '12:30'), ...week([6], '08:30', '13:00')],
} as const
