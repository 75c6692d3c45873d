import { blob, circle, curve, flat, inside, line, type Point, place, sheet, tone } from '../pen.ts'
import { lensBowl, raisedFinger } from './handwork.ts'

const ink = 9
const width = 1600
const height = 900
/** The middle of the eye, and half its width. */
const eye = { x: 1160, y: 440, size: 300 }
const skin = '#F6CFAF'

/** From 0 to 1 between two moments of the film, gently. */
function between(at: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** How a contact lens is put in, from the hand that comes at 0 to the look that is clear at 1. */
export function lensFilm(at: number): string {
  const near = between(at, 0, 0.5)
  const gone = between(at, 0.58, 0.8)
  const isIn = at >= 0.58
  const lid = between(at, 0.8, 0.86) * (1 - between(at, 0.9, 0.96))
  const away = 700 * (1 - near) + 900 * gone
  const hand = { x: 660 - away * 0.7, y: -110 + away * 0.62, scale: 0.86, turn: 52, ink }
  return sheet(
    width,
    height,
    tone.peach,
    flat(circle(eye.x, eye.y, 560), '#FDF1E7') +
      brow() +
      openEye(lid, isIn) +
      place(raisedFinger() + (isIn ? '' : lensBowl()), hand),
    ink,
  )
}

/** Picture in the place of the film until somebody presses it. */
export const lensPoster = () => lensFilm(0.44)

function brow(): string {
  const { x, y } = eye
  return (
    line(
      curve([
        [x - 300, y - 250],
        [x - 60, y - 330],
        [x + 310, y - 240],
      ]),
      { color: tone.ink, width: 42 },
    ) +
    line(
      curve([
        [x - 270, y - 120],
        [x, y - 232],
        [x + 290, y - 96],
      ]),
      { width: 7, opacity: 0.5 },
    ) +
    flat(circle(x + 10, y + 300, 210, 70), tone.apricot, 0.4)
  )
}

function openEye(lid: number, hasLens: boolean): string {
  const { x, y, size } = eye
  const drop = lid * size * 0.94
  const upper: Point[] = [
    [x - size, y, 'corner'],
    [x - size * 0.5, y - size * 0.46 + drop * 0.9],
    [x, y - size * 0.6 + drop * 1.18],
    [x + size * 0.5, y - size * 0.46 + drop * 0.9],
    [x + size, y, 'corner'],
  ]
  const lower: Point[] = [
    [x + size * 0.5, y + size * 0.44],
    [x, y + size * 0.56],
    [x - size * 0.5, y + size * 0.44],
  ]
  const path = blob([...upper, ...lower])
  const lashes = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((at) => {
    const root = y - size * (0.64 - at * at * 0.62) + drop * (1.18 - at * at * 0.6)
    return line(`M${x + at * size} ${root}L${x + at * size * 1.2} ${root - size * 0.2 * (1 - lid * 1.9)}`)
  })
  return (
    flat(
      blob([
        [x - size, y, 'corner'],
        [x, y - size * 0.64],
        [x + size, y, 'corner'],
        [x, y + size * 0.56],
      ]),
      skin,
    ) +
    flat(path, '#FFFFFF') +
    inside(
      path,
      'ball',
      flat(circle(x, y - 10, size * 0.44), tone.leaf) +
        flat(circle(x, y - 10, size * 0.32), tone.green, 0.35) +
        line(circle(x, y - 10, size * 0.44)) +
        flat(circle(x, y - 10, size * 0.2), tone.ink) +
        (hasLens ? lens() : '') +
        flat(circle(x + 46, y - 58, 26), tone.paper),
    ) +
    line(path) +
    lashes.join('')
  )
}

const lens = () =>
  flat(circle(eye.x, eye.y - 10, eye.size * 0.55), tone.water, 0.18) +
  line(circle(eye.x, eye.y - 10, eye.size * 0.55), { color: tone.glass, width: 6 })
