import { chartRow } from './lettering.ts'
import { mark } from './mark.ts'
import { blob, box, circle, curve, flat, inside, line, type Point, place, points, shape, tone } from './pen.ts'
import { type Spectacles, spectacles } from './spectacles.ts'

export const arch = (x: number, width: number, spring: number, foot: number) => {
  const r = width / 2
  return `M${x - r} ${foot}V${spring}A${r} ${r} 0 0 1 ${x + r} ${spring}V${foot}Z`
}

const stock: readonly Spectacles[] = [
  { outline: 'round', width: 30, height: 30, gap: 14, rim: 7, color: tone.rust },
  { outline: 'rectangle', width: 34, height: 22, gap: 14, rim: 8, color: tone.ink },
  { outline: 'catEye', width: 30, height: 26, gap: 14, rim: 8, color: tone.green },
  { outline: 'panto', width: 31, height: 28, gap: 14, rim: 7, color: '#3E7FB5' },
]

const onShelf = (index: number, x: number, y: number) =>
  place(
    spectacles({ ...(stock[index % stock.length] as Spectacles), glass: '#FFFFFF', glassOpacity: 0.7, gleam: 'edge' }),
    { x, y, scale: 0.94 },
  )

/** A shop window in its arch: three shelves, a row of frames on each, the light falling in from the left. */
function shopWindow(x: number, spring: number, foot: number, content: string, id: string) {
  const opening = arch(x, 350, spring, foot)
  return (
    shape(opening, '#CFE4F4') +
    inside(
      opening,
      id,
      content +
        points('-150,-40 -84,-10')
          .map(([from = 0, to = 0]) =>
            flat(
              `M${x + from} ${foot + 20}L${x + from + 250} ${spring - 240}H${x + to + 250 + 10}L${x + to + 10} ${foot + 20}Z`,
              '#FFFFFF',
              0.28,
            ),
          )
          .join(''),
    ) +
    line(opening)
  )
}

const shelves = (x: number, levels: readonly number[], shift: number) =>
  levels
    .map(
      (y, row) =>
        line(`M${x - 160} ${y}H${x + 160}`) +
        flat(box(x - 170, y + 5, 340, 14), '#A9CBE4') +
        onShelf(row + shift, x - 78, y - 38) +
        onShelf(row + shift + 1, x + 78, y - 38),
    )
    .join('')

export function pot(x: number, y: number, scale: number, ink: number) {
  const leaf = (turn: number, length: number) => {
    const path = blob([
      [0, 0, 'corner'],
      [-26, -length * 0.4],
      [-16, -length * 0.8],
      [0, -length, 'corner'],
      [16, -length * 0.8],
      [26, -length * 0.4],
    ])
    return place(
      shape(path, turn % 2 ? tone.leaf : tone.green) + line(`M0 -8V${-length * 0.7}`, { color: tone.sage, width: 4 }),
      { x: 0, y: -100, turn },
    )
  }
  return place(
    [-62, -34, 61, 35, -16, 15, 0].map((turn, index) => leaf(turn, 130 + index * 14)).join('') +
      shape('M-62 -110H62L46 0H-46Z', tone.apricot) +
      line('M-70 -110H70'),
    { x, y, scale, ink },
  )
}

function shutters(x: number, y: number) {
  const slats = (left: number) =>
    shape(box(left, y, 62, 210, 4), tone.green) +
    [40, 75, 110, 145, 180].map((down) => line(`M${left + 14} ${y + down}h34`, { color: tone.leaf, width: 6 })).join('')
  const flowers = [-56, -30, -4, 22, 48]
    .map((dx, index) => shape(circle(x + dx + 4, y + 206 - (index % 2) * 12, 18), index % 2 ? tone.rust : tone.apricot))
    .join('')
  return (
    slats(x - 150) +
    slats(x + 88) +
    shape(box(x - 80, y, 160, 210), '#CFE4F4') +
    flat(`M${x - 70} ${y + 200}L${x + 10} ${y + 10}h40L${x - 30} ${y + 200}Z`, '#FFFFFF', 0.5) +
    line(`M${x} ${y}v210M${x - 80} ${y + 70}h160`, { width: 6 }) +
    flowers +
    shape(box(x - 92, y + 206, 184, 40, 6), tone.leaf)
  )
}

function door(x: number, spring: number, foot: number) {
  const opening = arch(x, 330, spring, foot)
  return (
    shape(opening, tone.green) +
    line(`M${x - 165} ${spring + 10}H${x + 165}`, { color: tone.leaf }) +
    flat(`M${x - 130} ${spring - 8}A130 130 0 0 1 ${x + 130} ${spring - 8}Z`, '#CFE4F4') +
    line(`M${x - 130} ${spring - 8}A130 130 0 0 1 ${x + 130} ${spring - 8}Z`) +
    line(
      `M${x} ${spring - 8}V${spring - 138}M${x} ${spring - 8}L${x - 92} ${spring - 100}M${x} ${spring - 8}L${x + 92} ${spring - 100}`,
      { width: 5 },
    ) +
    shape(circle(x, spring + 150, 82), '#CFE4F4') +
    flat(`M${x - 60} ${spring + 196}L${x + 10} ${spring + 76}h34L${x - 30} ${spring + 214}Z`, '#FFFFFF', 0.55) +
    line(box(x - 110, spring + 262, 220, 110, 10), { color: tone.leaf }) +
    line(`M${x + 128} ${spring + 190}v70`, { color: tone.apricot, width: 14 })
  )
}

const stones = (x: number, radius: number, spring: number) =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.1 + index * 0.1)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    return line(
      `M${x + cos * (radius - 42)} ${spring - sin * (radius - 42)}L${x + cos * (radius - 12)} ${spring - sin * (radius - 12)}`,
      { width: 5, opacity: 0.4 },
    )
  }).join('')

/** The hanging sign: the two lenses of the shop on a forged arm. */
const sign = (x: number, y: number) =>
  line(`M${x - 150} ${y - 96}H${x + 60}`) +
  line(`M${x - 150} ${y - 116}v110`) +
  line(
    curve([
      [x - 150, y - 20],
      [x - 104, y - 40],
      [x - 84, y - 94],
    ]),
    { width: 6 },
  ) +
  line(`M${x - 40} ${y - 96}v34M${x + 40} ${y - 96}v34`, { width: 6 }) +
  shape(circle(x, y, 86, 66), tone.paper) +
  place(mark({ ink: 8 }), { x, y, scale: 0.86 })

const sill = (x: number) =>
  shape(box(x - 190, 880, 380, 124), tone.leaf) +
  line(box(x - 164, 906, 150, 74, 8), { width: 6 }) +
  line(box(x + 14, 906, 150, 74, 8), { width: 6 })

/** The front of the shop, 1800 by 1200: three arches under a sandstone wall, ground at 1010. */
export function shopFront() {
  const spring = 640
  const foot = 1000
  const arches = [-240, 330, 900, 1470]
  const cobbles: Point[][] = [
    points('-720,1070 500,1064 1000,1074 2320,1066'),
    points('-720,1140 600,1148 1200,1138 2320,1146'),
  ]
  return (
    flat(box(-700, -300, 3000, 1320), '#F8E6D6') +
    flat(box(-700, 1005, 3000, 500), tone.stone) +
    [-155, 230, 615, 1185, 1570].map((x) => shutters(x, 70)).join('') +
    shape(box(812, 60, 176, 250, 88), tone.paper) +
    line('M860 190q40 -52 80 0q-40 52 -80 0Z') +
    flat(circle(900, 190, 15), tone.ink) +
    flat(box(-700, 372, 3000, 26), '#EBC9AC') +
    line('M-700 366H2300') +
    line('M-700 402H2300') +
    arches
      .map(
        (x) =>
          flat(arch(x + 12, 462, spring, 1008), '#EBC9AC') +
          shape(arch(x, 454, spring, 1008), '#FCF3EA') +
          stones(x, 228, spring),
      )
      .join('') +
    shopWindow(-240, spring, 880, shelves(-240, [650, 758, 866], 1), 'far') +
    sill(-240) +
    shopWindow(330, spring, 880, shelves(330, [650, 758, 866], 0), 'left') +
    sill(330) +
    door(900, spring, foot) +
    shopWindow(
      1470,
      spring,
      880,
      shape(box(1390, 590, 160, 220, 8), '#FFFFFF') +
        chartRow('E', 1470, 610, 56, tone.ink) +
        chartRow('FP', 1470, 686, 34, tone.ink) +
        chartRow('TOZ', 1470, 736, 22, tone.ink) +
        chartRow('LPED', 1470, 772, 14, tone.ink) +
        shelves(1470, [870], 2),
      'right',
    ) +
    sill(1470) +
    line('M-700 1006H2300') +
    cobbles.map((points) => line(curve(points), { width: 5, opacity: 0.4 })).join('') +
    Array.from({ length: 25 }, (_, index) =>
      line(`M${-684 + index * 124} ${1014 + (index % 2) * 62}l${-8} 44`, { width: 5, opacity: 0.4 }),
    ).join('') +
    flat(box(740, 1004, 320, 26), '#C9C0AF') +
    line('M740 1030H1060M740 1004V1030M1060 1004V1030') +
    pot(625, 1050, 1.05, 11) +
    pot(1178, 1050, 1.05, 11) +
    sign(770, 510)
  )
}
