import { bicycle, walker } from '../figure.ts'
import { mark } from '../mark.ts'
import { blob, box, circle, curve, flat, line, place, points, polygon, shape, sheet, tone } from '../pen.ts'
import { pot } from '../shop.ts'
import { heads } from './team.ts'

const ink = 6.5
const street = 800

interface House {
  x: number
  width: number
  eaves: number
  ridge: number
  wall: string
  gable?: 'plain' | 'stepped' | 'curved' | 'roof'
  shutter: string
  columns: number
  awning?: string
}

function gable({ x, width, eaves, ridge, wall, gable: kind = 'plain' }: House) {
  const middle = x + width / 2
  if (kind === 'roof')
    return (
      shape(
        polygon([
          [x - 16, eaves],
          [x + 30, ridge],
          [x + width - 30, ridge],
          [x + width + 16, eaves],
        ]),
        '#C98A63',
      ) +
      [1, 2, 3]
        .map((row) =>
          line(`M${x + 10} ${ridge + row * ((eaves - ridge) / 4)}H${x + width - 10}`, {
            width: 4,
            opacity: 0.4,
            dash: '26 18',
          }),
        )
        .join('') +
      dormer(middle, (eaves + ridge) / 2 + 34)
    )
  if (kind === 'stepped') {
    const step = (eaves - ridge) / 4
    const run = width / 8
    const left = [0, 1, 2, 3].flatMap((index): [number, number][] => [
      [x + index * run, eaves - index * step],
      [x + index * run, eaves - (index + 1) * step],
    ])
    const right = [...left].reverse().map(([px, py]): [number, number] => [2 * middle - px, py])
    return shape(polygon([...left, ...right]), wall)
  }
  if (kind === 'curved')
    return shape(
      blob([
        [x, eaves, 'corner'],
        [x + width * 0.1, eaves - 46],
        [x + width * 0.24, eaves - 62, 'corner'],
        [x + width * 0.3, ridge + 24],
        [middle, ridge],
        [x + width * 0.7, ridge + 24],
        [x + width * 0.76, eaves - 62, 'corner'],
        [x + width * 0.9, eaves - 46],
        [x + width, eaves, 'corner'],
      ]),
      wall,
    )
  return (
    shape(
      polygon([
        [x, eaves],
        [middle, ridge],
        [x + width, eaves],
      ]),
      wall,
    ) + line(`M${x - 18} ${eaves + 12}L${middle} ${ridge - 8}L${x + width + 18} ${eaves + 12}`, { width: 16 })
  )
}

const dormer = (x: number, y: number) =>
  shape(box(x - 26, y - 46, 52, 46), tone.paper) +
  shape(
    polygon([
      [x - 38, y - 44],
      [x, y - 78],
      [x + 38, y - 44],
    ]),
    '#A86D49',
  ) +
  line(`M${x} ${y - 42}V${y}`, { width: 4 })

function pane(x: number, y: number, shutter: string) {
  return (
    flat(box(x - 42, y, 20, 78, 3), shutter) +
    flat(box(x + 22, y, 20, 78, 3), shutter) +
    shape(box(x - 22, y, 44, 78), '#CFE4F4') +
    line(`M${x} ${y}v78M${x - 22} ${y + 28}h44`, { width: 4 }) +
    line(`M${x - 48} ${y + 84}h96`, { width: 6 })
  )
}

function house(it: House) {
  const { x, width, eaves, wall, shutter, columns, awning } = it
  const middle = x + width / 2
  const rows = Math.floor((street - 190 - eaves) / 122)
  const windows = Array.from({ length: rows * columns }, (_, index) =>
    pane(x + (width / columns) * ((index % columns) + 0.5), eaves + 30 + Math.floor(index / columns) * 122, shutter),
  ).join('')
  const stripes = Array.from({ length: 7 }, (_, index) =>
    index % 2
      ? ''
      : flat(
          polygon([
            [x + 24 + (index * (width - 48)) / 7, 640],
            [x + 24 + ((index + 1) * (width - 48)) / 7, 640],
            [x + 8 + ((index + 1) * (width - 16)) / 7, 700],
            [x + 8 + (index * (width - 16)) / 7, 700],
          ]),
          awning ?? '',
        ),
  ).join('')
  const shop =
    shape(box(x + 30, 660, width * 0.5, 112), '#CFE4F4') +
    flat(
      polygon([
        [x + 50, 772],
        [x + 110, 660],
        [x + 150, 660],
        [x + 90, 772],
      ]),
      '#FFFFFF',
      0.5,
    ) +
    shape(box(x + width - 96, 656, 70, 144), tone.green) +
    flat(circle(x + width - 84, 736, 5), tone.apricot)
  const canopy = awning
    ? flat(
        polygon([
          [x + 24, 640],
          [x + width - 24, 640],
          [x + width - 8, 700],
          [x + 8, 700],
        ]),
        tone.paper,
      ) +
      stripes +
      line(
        polygon([
          [x + 24, 640],
          [x + width - 24, 640],
          [x + width - 8, 700],
          [x + 8, 700],
        ]),
      )
    : ''
  const doorway =
    shape(`M${middle - 42} ${street}V700a42 42 0 0 1 84 0V${street}Z`, tone.green) +
    shape(box(x + 22, 690, 62, 72), '#CFE4F4') +
    shape(box(x + width - 84, 690, 62, 72), '#CFE4F4')
  return (
    gable(it) +
    flat(box(x, eaves - 3, width, street - eaves + 3), wall) +
    flat(box(x + 4, eaves - 8, width - 8, 16), wall) +
    line(`M${x} ${eaves}V${street}M${x + width} ${eaves}V${street}`) +
    (it.gable === 'roof'
      ? line(`M${x - 16} ${eaves}H${x + width + 16}`, { width: 12 })
      : shape(circle(middle, eaves - (eaves - it.ridge) * 0.34, 22), '#CFE4F4')) +
    windows +
    (awning ? shop + canopy : doorway)
  )
}

const houses: readonly House[] = [
  {
    x: -90,
    width: 270,
    eaves: 330,
    ridge: 170,
    wall: '#F6DEC8',
    gable: 'roof',
    shutter: tone.green,
    columns: 3,
    awning: tone.leaf,
  },
  { x: 180, width: 220, eaves: 270, ridge: 110, wall: tone.paper, gable: 'plain', shutter: tone.rust, columns: 2 },
  {
    x: 400,
    width: 250,
    eaves: 310,
    ridge: 130,
    wall: tone.sage,
    gable: 'stepped',
    shutter: tone.green,
    columns: 2,
    awning: tone.apricot,
  },
  { x: 650, width: 200, eaves: 260, ridge: 90, wall: '#F9EBDD', gable: 'curved', shutter: tone.leaf, columns: 2 },
  {
    x: 1050,
    width: 260,
    eaves: 290,
    ridge: 120,
    wall: '#F3C9A8',
    gable: 'plain',
    shutter: tone.paper,
    columns: 2,
    awning: tone.green,
  },
  { x: 1310, width: 300, eaves: 330, ridge: 180, wall: tone.paper, gable: 'roof', shutter: tone.green, columns: 3 },
  {
    x: 1610,
    width: 240,
    eaves: 250,
    ridge: 80,
    wall: '#C9DFF1',
    gable: 'stepped',
    shutter: tone.green,
    columns: 2,
    awning: tone.rust,
  },
]

const tower = (x: number, top: number) =>
  shape(box(x - 40, top, 80, 420), '#E9E1D2') +
  shape(
    blob([
      [x - 48, top, 'corner'],
      [x - 30, top - 60],
      [x - 12, top - 96],
      [x, top - 190, 'corner'],
      [x + 12, top - 96],
      [x + 30, top - 60],
      [x + 48, top, 'corner'],
    ]),
    tone.leaf,
  ) +
  shape(circle(x, top + 46, 24), tone.paper) +
  line(`M${x} ${top + 46}v-14M${x} ${top + 46}h10`, { width: 5 }) +
  line(`M${x - 14} ${top + 150}v-30a14 14 0 0 1 28 0v30Z`, { width: 5 })

/** The Marktgasse: gables, the two towers of the church behind them, and people on their way. */
export function marktgasse() {
  const bunting = points('850,330 900,362 950,374 1000,362 1050,330')
  return sheet(
    1800,
    1000,
    '#EAF3FA',
    flat(circle(960, 150, 110), '#FCE3CB') +
      flat(blob('700,560! 820,430 950,410 1100,470 1200,560!'), tone.sage) +
      tower(910, 292) +
      tower(1000, 262) +
      flat(box(0, street, 1800, 220), tone.stone) +
      flat(
        polygon([
          [850, street],
          [1050, street],
          [1050, 570],
          [850, 570],
        ]),
        '#F1E3D3',
      ) +
      shape(polygon('830,576 850,520 1050,520 1070,576'), '#C98A63') +
      pane(910, 630, tone.leaf) +
      pane(990, 630, tone.leaf) +
      houses.map(house).join('') +
      line(curve(bunting.map(([x = 0, y = 0]) => [x, y] as const)), { width: 5 }) +
      bunting
        .slice(0, 4)
        .map(([x = 0, y = 0], index) =>
          shape(
            polygon([
              [x + 10, y + 16],
              [x + 42, y + 26],
              [x + 20, y + 58],
            ]),
            [tone.apricot, tone.green, tone.paper, tone.water][index] ?? tone.paper,
          ),
        )
        .join('') +
      line(`M0 ${street}H1800`) +
      [
        [60, 866, 70],
        [420, 850, 90],
        [760, 880, 80],
        [1240, 858, 90],
        [1640, 884, 80],
        [240, 960, 90],
        [640, 966, 60],
        [1120, 964, 80],
        [1500, 950, 90],
      ]
        .map(([x = 0, y = 0, length = 0]) =>
          line(`M${x} ${y}h${length}M${x + 30} ${y + 18}h${length * 0.7}`, { width: 5, opacity: 0.35 }),
        )
        .join('') +
      line('M1050 452H1112') +
      shape(circle(1106, 500, 50, 40), tone.paper) +
      line('M1106 452v8', { width: 6 }) +
      place(mark({ ink: 8 }), { x: 1106, y: 500, scale: 0.5 }) +
      pot(1016, 810, 0.62, ink) +
      pot(160, 815, 0.6, ink) +
      flat(circle(420, 938, 250, 12), '#C9C0AF') +
      bicycle(420, 936, 1.15, tone.green, ink) +
      walker(
        {
          x: 790,
          y: 930,
          scale: 0.98,
          person: heads.sanja,
          coat: tone.apricot,
          trousers: tone.green,
          skirt: true,
          bag: tone.paper,
        },
        ink,
      ) +
      walker(
        { x: 1186, y: 900, scale: 0.88, flip: true, person: heads.reto, coat: '#7FB6E2', trousers: '#3B4B47' },
        ink,
      ) +
      walker(
        {
          x: 1392,
          y: 948,
          scale: 1.02,
          flip: true,
          person: heads.marta,
          coat: tone.green,
          trousers: '#5D6B67',
          bag: tone.rust,
        },
        ink,
      ) +
      walker({ x: 1610, y: 896, scale: 0.84, person: heads.luca, coat: tone.paper, trousers: '#4F6E9A' }, ink),
    ink,
  )
}
