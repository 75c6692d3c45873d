import { blob, curve, flat, line, type Point, points, tone, tubes } from './pen.ts'

/** Outlines of a lens in units of half its width and height; x grows towards the ear. */
const outlines = {
  round: points('-1,0 -0.71,-0.71 0,-1 0.71,-0.71 1,0 0.71,0.71 0,1 -0.71,0.71'),
  panto: points('-0.98,-0.42 -0.72,-0.88 -0.1,-1 0.66,-0.93 1,-0.5 0.92,0.12 0.58,0.77 0,1 -0.56,0.8 -0.9,0.2'),
  rectangle: points('-0.97,-0.5 -0.78,-0.94 0,-1 0.82,-1 1,-0.72 0.95,0.45 0.76,0.92 0,1 -0.68,0.93 -0.9,0.5'),
  catEye: points('-1,-0.3 -0.82,-0.84 -0.2,-1 0.5,-1.04 1.2,-1.2! 1.12,-0.4 0.78,0.52 0.08,0.95 -0.6,0.76 -0.95,0.24'),
  soft: points('-0.97,-0.4 -0.76,-0.88 0,-0.98 0.74,-0.92 1,-0.5 1,0.34 0.78,0.86 0,1 -0.7,0.88 -0.95,0.4'),
  pilot: points('-0.96,-0.6 -0.7,-0.95 0.1,-1 0.86,-0.88 1.04,-0.4 0.9,0.3 0.5,0.9 0,1.04 -0.5,0.78 -0.85,0.1'),
} as const satisfies Record<string, readonly Point[]>

export interface Spectacles {
  outline: keyof typeof outlines
  /** Half the width and half the height of one lens. */
  width: number
  height: number
  /** Distance between the lenses. */
  gap: number
  rim: number
  color: string
  glass?: string
  glassOpacity?: number
  /** Ink on both sides of the rim; none draws the rim as one coloured line. */
  ink?: number
  bridge?: 'arch' | 'keyhole' | 'double'
  /** Where the light falls on the glass; on a face it keeps clear of the eyes. */
  gleam?: 'middle' | 'edge'
}

/** Both lenses of a frame as paths, the wearer's right eye first. */
export function lenses({ outline, width, height, gap }: Pick<Spectacles, 'outline' | 'width' | 'height' | 'gap'>) {
  const points: readonly Point[] = outlines[outline]
  const centre = gap / 2 + width
  return [-1, 1].map((side) =>
    blob(
      points.map((point): Point => {
        const x = side * (centre + point[0] * width)
        return point[2] ? [x, point[1] * height, 'corner'] : [x, point[1] * height]
      }),
    ),
  )
}

/** The lines that a frame is made of: rims, bridge and the ends that carry the hinges. */
export const frameLines = (frame: Spectacles) => [...lenses(frame), ...bridges(frame), ...ends(frame)]

/** A frame seen from the front, its middle at the origin. */
export function spectacles(frame: Spectacles) {
  const { rim, color, ink } = frame
  const glass = lenses(frame)
    .map((path) => flat(path, frame.glass ?? tone.glass, frame.glassOpacity ?? 0.2))
    .join('')
  const parts = frameLines(frame)
  const rimmed = ink ? tubes(parts, rim, color, ink) : parts.map((path) => line(path, { color, width: rim })).join('')
  return glass + gleams(frame) + rimmed
}

function bridges({ gap, height, bridge = 'arch', rim }: Spectacles) {
  const half = gap / 2
  if (bridge === 'double')
    return [
      curve([
        [-half - 4, -height * 0.3],
        [0, -height * 0.42],
        [half + 4, -height * 0.3],
      ]),
      curve([
        [-half - height * 0.16, -height * 0.82],
        [0, -height * 0.86],
        [half + height * 0.16, -height * 0.82],
      ]),
    ]
  if (bridge === 'keyhole')
    return [
      curve([
        [-half, -height * 0.34],
        [-half * 0.5, -height * 0.5],
        [0, -height * 0.54],
        [half * 0.5, -height * 0.5],
        [half, -height * 0.34],
      ]),
    ]
  return [
    curve([
      [-half + rim * 0.1, -height * 0.12],
      [-half * 0.55, -height * 0.34],
      [0, -height * 0.4],
      [half * 0.55, -height * 0.34],
      [half - rim * 0.1, -height * 0.12],
    ]),
  ]
}

function ends({ outline, width, height, gap, rim }: Spectacles) {
  if (outline === 'catEye') return []
  const edge = gap / 2 + 2 * width
  const from = edge - (outline === 'round' ? width * 0.1 : 0) + rim * 0.2
  return [-1, 1].map((side) =>
    curve([
      [side * from, -height * 0.46],
      [side * (edge + rim * 0.9), -height * 0.54],
    ]),
  )
}

function gleams({ width, height, gap, rim, gleam = 'middle' }: Spectacles) {
  const size = Math.max(rim * 0.45, 4)
  const look = { color: tone.paper, width: size, opacity: 0.8 }
  return [-1, 1]
    .map((side) => {
      const x = side * (gap / 2 + width)
      const ray = (from: number, low: number, to: number, high: number) =>
        line(`M${x + from * width} ${low * height}L${x + to * width} ${high * height}`, look)
      if (gleam === 'edge') return ray(-0.64, 0.3, -0.5, -0.08) + ray(-0.44, 0.52, -0.38, 0.36)
      return ray(-0.42, 0.4, -0.06, -0.4) + ray(-0.16, 0.42, 0.02, 0.02)
    })
    .join('')
}
