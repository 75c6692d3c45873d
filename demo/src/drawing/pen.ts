/** A point of a drawn line; a third value marks a corner, where the curve may break its direction. */
export type Point = readonly [number, number] | readonly [number, number, 'corner']

/** The colours of the house and the few tints mixed from them: every picture is made of these alone. */
export const tone = {
  paper: '#FBFAF7',
  sand: '#F1ECE1',
  stone: '#DED7C9',
  ink: '#17211F',
  smoke: '#5D6B67',
  green: '#0F4C45',
  leaf: '#4F8377',
  sage: '#B9D2C9',
  mint: '#E0ECE7',
  apricot: '#F3B58A',
  peach: '#FADFCB',
  rust: '#C9713F',
  glass: 'rgb(73,157,221)',
  sky: '#DCEBF7',
  water: '#A9D0EF',
} as const

type Attributes = Record<string, string | number | undefined>

const round = (value: number) => Math.round(value * 10) / 10

export function element(name: string, attributes: Attributes, children = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('')
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`
}

/** A line as its points, or written short: `'46,-286! 70,-292'`, where `!` marks a corner. */
export type Line = string | readonly Point[]

/** Reads points that are written short; a `side` of -1 mirrors them. */
export const points = (line: Line, side = 1): Point[] =>
  typeof line === 'string' ? line.split(' ').map((written) => point(written, side)) : [...line]

function point(written: string, side: number): Point {
  const [x = 0, y = 0] = written.replace('!', '').split(',').map(Number)
  return written.endsWith('!') ? [side * x, y, 'corner'] : [side * x, y]
}

/**
 * A curve through all points. Handles are weighed by the length of their own segment, so that unevenly set
 * points give no bumps; corners stop the flow.
 */
export function curve(through: Line, closed = false): string {
  const stops = points(through)
  const count = stops.length
  const at = (index: number) =>
    stops[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point
  let path = `M${pair(at(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = at(index)
    const to = at(index + 1)
    const before = from[2] ? from : at(index - 1)
    const after = to[2] ? to : at(index + 2)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const leave = handle(before, from, to, length)
    const arrive = handle(from, to, after, length)
    path += `C${pair([from[0] + leave[0], from[1] + leave[1]])} ${pair([to[0] - arrive[0], to[1] - arrive[1]])} ${pair(to)}`
  }
  return closed ? `${path}Z` : path
}

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

function handle(before: Point, at: Point, after: Point, length: number): [number, number] {
  const span = Math.hypot(at[0] - before[0], at[1] - before[1]) + Math.hypot(after[0] - at[0], after[1] - at[1])
  if (span === 0) return [0, 0]
  return [((after[0] - before[0]) / span) * (length / 3), ((after[1] - before[1]) / span) * (length / 3)]
}

export const blob = (through: Line) => curve(through, true)

export const polyline = (through: Line) => `M${points(through).map(pair).join('L')}`

export const polygon = (through: Line) => `${polyline(through)}Z`

export const circle = (x: number, y: number, radius: number, radiusY = radius) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radiusY} 0 1 1 ${radius * 2} 0a${radius} ${radiusY} 0 1 1 ${-radius * 2} 0Z`

export function box(x: number, y: number, width: number, height: number, radius = 0) {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => (r ? `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}` : '')
  return `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}h${round(2 * r - width)}${corner(-r, -r)}v${round(2 * r - height)}${corner(r, -r)}Z`
}

/** A flat colour without a line. */
export const flat = (path: string, fill: string, opacity?: number) =>
  element('path', { d: path, fill, stroke: 'none', opacity })

/** A line in the ink and width of the picture unless told otherwise. */
export const line = (path: string, look: { color?: string; width?: number; opacity?: number; dash?: string } = {}) =>
  element('path', {
    d: path,
    stroke: look.color,
    'stroke-width': look.width,
    opacity: look.opacity,
    'stroke-dasharray': look.dash,
  })

/** Colour and line printed slightly apart: the colour sits on its own ground and slips by `slip`. */
export const shape = (path: string, fill: string, slip: readonly [number, number] = [0, 0], ground?: string) =>
  (ground ? flat(path, ground) : '') +
  (slip[0] || slip[1] ? move(flat(path, fill), slip[0], slip[1]) : flat(path, fill)) +
  line(path)

/** Tubes (fingers, arms, rims) that melt into one outline: all the ink first, then all the colour. */
export function tubes(paths: readonly string[], width: number, fill: string, ink: number, color: string = tone.ink) {
  const draw = (stroke: string, size: number) =>
    paths.map((path) => line(path, { color: stroke, width: size })).join('')
  return draw(color, width + 2 * ink) + draw(fill, width)
}

export const group = (content: string, attributes: Attributes) => element('g', attributes, content)
export const move = (content: string, x: number, y: number) => group(content, { transform: `translate(${x} ${y})` })

/** Puts a drawing somewhere at another size; `ink` keeps the line as wide as everywhere else in the picture. */
export const place = (
  content: string,
  {
    x,
    y,
    scale = 1,
    turn = 0,
    flip = false,
    ink,
  }: { x: number; y: number; scale?: number; turn?: number; flip?: boolean; ink?: number },
) =>
  group(content, {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`,
    'stroke-width': ink === undefined ? undefined : ink / scale,
  })

/** Shows `content` only inside `path`; `id` must be unique in the picture. */
export const inside = (path: string, id: string, content: string) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath>${group(content, { 'clip-path': `url(#${id})` })}`

/** A whole picture as without glasses: soft and pale. A blur fades where the picture ends; full alpha undoes that. */
export const pale = (content: string, width: number, height: number, opacity = 0.38) =>
  `<filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur stdDeviation="8"/><feComponentTransfer><feFuncA type="table" tableValues="1 1"/></feComponentTransfer></filter>${group(group(content, { filter: 'url(#soft)' }), { opacity })}`

/** A whole picture. */
export function sheet(width: number, height: number, ground: string | undefined, content: string, ink = width / 165) {
  const body = group(content, {
    fill: 'none',
    stroke: tone.ink,
    'stroke-width': ink,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  const floor = ground ? flat(box(0, 0, width, height), ground) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${floor}${body}</svg>\n`
}
