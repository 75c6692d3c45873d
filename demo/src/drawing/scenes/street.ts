import { bicycle, walker } from '../figure.ts'
import { type House, house, pane, street, tower } from '../house.ts'
import { mark } from '../mark.ts'
import { blob, box, circle, curve, flat, line, place, points, polygon, shape, sheet, tone } from '../pen.ts'
import { pot } from '../shop.ts'
import { heads } from './team.ts'

const ink = 6.5

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
