import { blocks, greens, rails, river, squares, streets } from '@blickfang/views/map/style/winterthur.data.ts'
import { figure } from '../lettering.ts'
import { corners, type Hole, holes } from '../map-stops.data.ts'
import {
  box,
  circle,
  flat,
  group,
  line,
  move,
  type Point,
  place,
  polygon,
  polyline,
  shape,
  sheet,
  tubes,
} from '../pen.ts'

/** The colours of the poster: black, bone and one hot colour, with two shades of the bone for houses and ground. */
const ink = '#0C0B0A'
const bone = '#F4ECD8'
const house = '#DDD0B2'
const wood = '#C9C69A'
const water = '#B9CBC8'
const road = '#FCF7EA'
const hot = '#FF5A1F'

type Place = readonly [longitude: number, latitude: number]

const middle: Place = [8.727, 47.4988]
const metres = { longitude: 75_150, latitude: 111_200 }
/** How wide a street is, in metres. */
const width = { main: 15, side: 10, lane: 7 } as const

interface Plan {
  readonly centre: Place
  /** Pixels of a metre. */
  readonly scale: number
  readonly width: number
  readonly height: number
}

const pin = ({ start: [latitude, longitude] }: Hole): Place => [longitude, latitude]
const flag = ({ end: [latitude, longitude] }: Hole): Place => [longitude, latitude]

function project({ centre, scale, width, height }: Plan) {
  return ([longitude, latitude]: Place): Point => [
    Math.round((width / 2 + (longitude - centre[0]) * metres.longitude * scale) * 10) / 10,
    Math.round((height / 2 - (latitude - centre[1]) * metres.latitude * scale) * 10) / 10,
  ]
}

/** A quarter as its houses, with the gaps between them. */
function quarter({ corners: [sw, se, ne, nw], along, across }: (typeof blocks)[number]) {
  const at = (u: number, v: number): Place => [
    (1 - v) * ((1 - u) * sw[0] + u * se[0]) + v * ((1 - u) * nw[0] + u * ne[0]),
    (1 - v) * ((1 - u) * sw[1] + u * se[1]) + v * ((1 - u) * nw[1] + u * ne[1]),
  ]
  const gap = 0.05
  return Array.from({ length: along * across }, (_, index) => {
    const [column, row] = [index % along, Math.floor(index / along)]
    const [west, east] = [(column + gap) / along, (column + 1 - gap) / along]
    const [south, north] = [(row + gap) / across, (row + 1 - gap) / across]
    return [at(west, south), at(east, south), at(east, north), at(west, north)]
  })
}

const tree = (x: number, y: number, size: number) => shape(circle(x, y, size), wood)

/** The town from above, as the posters in the clubs have it. */
function town(plan: Plan) {
  const at = project(plan)
  const { scale } = plan
  const isNear = (points: readonly Point[]) =>
    points.some(([x, y]) => x > -200 && x < plan.width + 200 && y > -200 && y < plan.height + 200)
  const ring = (places: readonly Place[]) => polygon(places.map(at))
  const thin = Math.max(2, scale * 0.75)
  const roofs = blocks
    .flatMap(quarter)
    .map((corners) => corners.map(at))
    .filter(isNear)
    .map((points) => flat(polygon(points), house) + line(polygon(points), { color: ink, width: thin }))
    .join('')
  return (
    flat(box(0, 0, plan.width, plan.height), bone) +
    greens.map((places) => flat(ring(places), wood, 0.55)).join('') +
    line(polyline(river.map(at)), { color: water, width: 16 * scale }) +
    squares.map((places) => flat(ring(places), road)).join('') +
    streets
      .map(({ kind, line: way }) => line(polyline(way.map(at)), { color: road, width: width[kind] * scale }))
      .join('') +
    rails
      .map(
        (way) =>
          line(polyline(way.map(at)), { color: ink, width: 5 * scale }) +
          line(polyline(way.map(at)), { color: bone, width: 2.6 * scale, dash: `${9 * scale} ${9 * scale}` }),
      )
      .join('') +
    roofs
  )
}

/** A sticker with the number of a hole, slightly turned as stickers are. */
const sticker = (number: number, [x, y]: Point, size: number) =>
  place(
    flat(circle(4, 5, 46), ink, 0.28) +
      flat(circle(0, 0, 46), hot) +
      line(circle(0, 0, 46), { color: ink, width: 5 }) +
      figure(number, { color: ink, width: 9 }),
    { x, y, scale: size / 46, turn: number % 2 ? -7 : 6 },
  )

/** A flag in its hole, whose foot is at the point. */
const pole = ([x, y]: Point, size: number) =>
  place(
    flat(circle(0, 0, 15, 6), ink) +
      line('M0 0V-92', { color: ink, width: 7 }) +
      flat(polygon('0,-92 54,-74 0,-54'), hot) +
      line(polygon('0,-92 54,-74 0,-54'), { color: ink, width: 5 }),
    { x, y, scale: size / 92 },
  )

/** The whole round: one line through the town, on which the holes stand. */
export function round() {
  const plan: Plan = { centre: middle, scale: 1.62, width: 2640, height: 1280 }
  const at = project(plan)
  const walks = holes.slice(0, -1).map((hole, index) => {
    const next = holes[index + 1] ?? hole
    const turns = (corners[index] ?? []).map(([latitude, longitude]): Place => [longitude, latitude])
    return polyline([flag(hole), ...turns, pin(next)].map(at))
  })
  const shots = holes.map((hole) => polyline([at(pin(hole)), at(flag(hole))]))
  const last = holes.at(-1)
  return sheet(
    plan.width,
    plan.height,
    bone,
    town(plan) +
      walks.map((path) => line(path, { color: ink, width: 8, dash: '1 17' })).join('') +
      tubes(shots, 13, hot, 5, ink) +
      holes.map((hole) => pole(at(flag(hole)), 44)).join('') +
      (last ? pole(at(flag(last)), 96) : '') +
      holes.map((hole, index) => sticker(index + 1, at(pin(hole)), 30)).join(''),
    5,
  )
}

/** A hole from above: where one tees off, how the ball would fly best, and what it is to hit. */
function drawHole(hole: Hole, number: number) {
  const from = pin(hole)
  const to = flag(hole)
  const length = Math.hypot((to[0] - from[0]) * metres.longitude, (to[1] - from[1]) * metres.latitude)
  const plan: Plan = {
    centre: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    scale: Math.min(9, 620 / Math.max(length, 60)),
    width: 1200,
    height: 900,
  }
  const at = project(plan)
  const [start, end] = [at(from), at(to)]
  const bend = Math.min(170, length * plan.scale * 0.28)
  const flight = `M${start[0]} ${start[1]}Q${(start[0] + end[0]) / 2} ${(start[1] + end[1]) / 2 - bend * 2} ${end[0]} ${end[1]}`
  const ball: Point = [
    Math.round(start[0] * 0.16 + end[0] * 0.36 + ((start[0] + end[0]) / 2) * 0.48),
    Math.round(start[1] * 0.16 + end[1] * 0.36 + ((start[1] + end[1]) / 2 - bend * 2) * 0.48),
  ]
  return sheet(
    plan.width,
    plan.height,
    bone,
    town(plan) +
      trees(plan) +
      line(`M${start[0]} ${start[1]}L${end[0]} ${end[1]}`, { color: ink, width: 22, opacity: 0.14 }) +
      line(flight, { color: ink, width: 20, dash: '34 30' }) +
      line(flight, { color: hot, width: 11, dash: '34 30' }) +
      pole(end, 150) +
      move(
        flat(circle(0, 0, 21), bone) + line(circle(0, 0, 21), { color: ink, width: 6 }) + dimples,
        ball[0],
        ball[1],
      ) +
      sticker(number, start, 74),
    6,
  )
}

const dimples = [
  [-7, -6],
  [6, -7],
  [0, 4],
  [-9, 8],
  [9, 7],
]
  .map(([x = 0, y = 0]) => flat(circle(x, y, 2.4), ink, 0.6))
  .join('')

/** Trees where it is green, in rows that the eye takes for chance. */
function trees(plan: Plan) {
  const at = project(plan)
  const crowns = greens.flatMap((places, park) => {
    const spread = places.map((_, index) => index)
    return spread.flatMap((index) =>
      [0.2, 0.46, 0.74].flatMap((part, row) => {
        const [a, b] = [places[index] as Place, places[(index + 1) % places.length] as Place]
        const centre = places.reduce<Place>(
          (sum, one) => [sum[0] + one[0] / places.length, sum[1] + one[1] / places.length],
          [0, 0],
        )
        const edge: Place = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
        const depth = [0.16, 0.42, 0.68][(row + index + park) % 3] ?? 0.3
        return [at([edge[0] + (centre[0] - edge[0]) * depth, edge[1] + (centre[1] - edge[1]) * depth])]
      }),
    )
  })
  const inSight = crowns.filter(([x, y]) => x > -60 && x < plan.width + 60 && y > -60 && y < plan.height + 60)
  return group(inSight.map(([x, y], index) => tree(x, y, (5 + (index % 3)) * plan.scale)).join(''), {
    stroke: ink,
    'stroke-width': 4,
  })
}

/** The drawings of the holes by their file. */
export const holeDrawings: Readonly<Record<string, () => string>> = Object.fromEntries(
  holes.map((hole, index) => [`golf/${hole.slug}.svg`, () => drawHole(hole, index + 1)]),
)
