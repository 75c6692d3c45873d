import { blob, circle, curve, flat, group, line, type Point, points, shape, tone } from './pen.ts'
import { lenses, type Spectacles, spectacles } from './spectacles.ts'

/** A head seen from the front: the origin lies between the eyes, the face is 352 wide, the chin at y 228. */
export interface Face {
  skin: string
  blush: string
  /** How far the features look to one side. */
  turn?: number
  jaw?: number
  eyes?: 'open' | 'merry'
  mouth?: 'smile' | 'laugh' | 'grin'
  brow: { color: string; width: number; y?: number; arch?: number }
  glasses: Spectacles
  glassesY?: number
  behind?: string
  beard?: string
  hair: string
  earrings?: string
  lines?: boolean
  freckles?: boolean
}

const headOutline = (jaw = 1): Point[] => {
  const half: Point[] = [
    [176, -30],
    [169, 70],
    [128 * jaw, 165],
    [56 * jaw, 218],
  ]
  const crown: Point[] = points('-150,-150 -80,-220 0,-238 80,-220 150,-150')
  return [...half, [0, 230], ...[...half].reverse().map(([x, y]): Point => [-x, y]), ...crown]
}

export function face(person: Face) {
  const turn = person.turn ?? 0
  const head = blob(headOutline(person.jaw))
  return (
    ears(person.skin) +
    shape(head, person.skin) +
    flat(circle(-104 + turn, 92, 40, 32), person.blush, 0.55) +
    flat(circle(104 + turn, 92, 40, 32), person.blush, 0.55) +
    (person.beard ?? '') +
    group(
      lenses(person.glasses)
        .map((path) => flat(path, '#F3F8FC', 0.42))
        .join(''),
      { transform: `translate(${turn} ${person.glassesY ?? 8})` },
    ) +
    group(features(person), { transform: `translate(${turn} 0)` }) +
    templesOf(person) +
    person.hair +
    group(spectacles({ glassOpacity: 0, gleam: 'edge', ...person.glasses }), {
      transform: `translate(${turn} ${person.glassesY ?? 8})`,
    }) +
    (person.earrings ?? '')
  )
}

function ears(skin: string) {
  return [-1, 1]
    .map((side) => {
      const ear = blob(points('168,-28 202,-36 216,6 200,58 166,66', side))
      return shape(ear, skin) + line(curve(points('198,-8 186,8 192,32', side)), { width: 6 })
    })
    .join('')
}

/** Draws the parts of the temples that show between the frame and the ear; a wide frame hides them. */
function templesOf({ glasses, turn = 0, glassesY = 8 }: Face) {
  const isSwept = glasses.outline === 'catEye'
  const edge = glasses.gap / 2 + glasses.width * (isSwept ? 2.14 : 2) + glasses.rim * 0.9
  const hinge = glassesY - glasses.height * (isSwept ? 1.04 : 0.52)
  return [-1, 1]
    .filter((side) => 184 - edge - side * turn > 6)
    .map((side) =>
      line(`M${side * edge + turn} ${hinge}L${side * 184} ${-14}`, { color: glasses.color, width: glasses.rim * 0.8 }),
    )
    .join('')
}

function features({ eyes = 'open', mouth = 'smile', brow, lines, freckles, glasses, beard }: Face) {
  const distance = glasses.gap / 2 + glasses.width - 4
  const both = (draw: (side: number) => string) => draw(-1) + draw(1)
  const browY = brow.y ?? -88
  const arch = brow.arch ?? 16
  return (
    both((side) =>
      line(
        curve([
          [side * (distance - 46), browY + 10],
          [side * distance, browY - arch * 0.6],
          [side * (distance + 50), browY + 12],
        ]),
        { color: brow.color, width: brow.width },
      ),
    ) +
    both((side) =>
      eyes === 'open'
        ? openEye(side * distance)
        : line(`M${side * distance - 28} 14Q${side * distance} -28 ${side * distance + 28} 14`, { width: 11 }),
    ) +
    line(curve('8,30 20,62 14,80 -8,82')) +
    mouths(mouth, Boolean(beard)) +
    (lines
      ? both(
          (side) =>
            line(curve(points('92,96 104,116 102,138', side)), { width: 5.5, opacity: 0.6 }) +
            line(curve(points('150,30 164,36', side)), { width: 5, opacity: 0.6 }) +
            line(curve(points('144,44 156,54', side)), { width: 5, opacity: 0.6 }),
        )
      : '') +
    (freckles
      ? both((side) =>
          points('76,84 96,74 112,90 92,98')
            .map(([x = 0, y = 0]) => flat(circle(side * x, y, 4), tone.rust, 0.7))
            .join(''),
        )
      : '')
  )
}

const openEye = (x: number) =>
  flat(circle(x, 6, 12, 15), tone.ink) +
  flat(circle(x + 4, 0, 4), tone.paper) +
  line(
    curve([
      [x - 27, 0],
      [x - 14, -14],
      [x + 6, -16],
      [x + 26, -3],
    ]),
    { width: 7 },
  )

function mouths(kind: NonNullable<Face['mouth']>, bearded: boolean) {
  const corner = line(curve('-66,118 -72,124')) + line(curve('66,118 72,124'))
  if (kind === 'smile')
    return (
      line(curve('-58,128 -28,148 0,154 28,148 58,128')) +
      (bearded ? '' : line(curve('-16,176 0,179 16,176'), { width: 5.5, opacity: 0.6 }))
    )
  const open = kind === 'laugh' ? 78 : 36
  const lips = `${curve([
    [-66, 118, 'corner'],
    [0, 132],
    [66, 118, 'corner'],
    [44, 118 + open * 0.7],
    [0, 120 + open],
    [-44, 118 + open * 0.7],
    [-66, 118, 'corner'],
  ])}Z`
  const tongue =
    kind === 'laugh'
      ? `<clipPath id="lips"><path d="${lips}"/></clipPath>${group(flat(circle(4, 208, 46, 36), tone.apricot) + flat(blob('-70,110 0,126 70,110 56,138 0,148 -56,138'), tone.paper), { 'clip-path': 'url(#lips)' })}`
      : ''
  return flat(lips, kind === 'laugh' ? '#7C2F2A' : tone.paper) + tongue + line(lips) + corner
}
