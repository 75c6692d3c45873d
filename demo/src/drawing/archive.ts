import { tone } from './pen.ts'
import { product } from './scenes/frames.ts'
import { type Spectacles } from './spectacles.ts'

type Shape = 'square' | 'wide' | 'tall'

/** A pair of glasses out of the shop's drawers. */
export interface OldFrame {
  readonly year: number
  readonly shape: Shape
  readonly alt: readonly [de: string, fr: string]
  readonly caption: readonly [de: string, fr: string]
  readonly frame: Pick<Spectacles, 'outline' | 'color' | 'rim'> & Partial<Spectacles>
}

/** The part of the square sheet that a picture shows, and its size in pixels. */
const cuts = {
  square: { box: '60 60 1080 1080', width: 840, height: 840 },
  wide: { box: '60 200 1080 760', width: 900, height: 634 },
  tall: { box: '100 0 1000 1200', width: 800, height: 960 },
} as const satisfies Record<Shape, object>

const grounds = [
  { ground: tone.sand, spot: tone.paper, shadow: '#E6DFD0' },
  { ground: tone.sage, spot: tone.mint, shadow: '#C6DAD2' },
  { ground: tone.peach, spot: '#FDF1E7', shadow: '#F3D9C4' },
  { ground: tone.sky, spot: '#EEF5FB', shadow: '#CFE1F0' },
  { ground: tone.stone, spot: tone.sand, shadow: '#CFC7B7' },
  { ground: tone.mint, spot: tone.paper, shadow: '#DFE6DF' },
  { ground: tone.apricot, spot: tone.peach, shadow: '#F0C6A6' },
]

const sizes = {
  round: { width: 146, height: 146, gap: 84 },
  panto: { width: 162, height: 150, gap: 76 },
  rectangle: { width: 180, height: 120, gap: 72 },
  catEye: { width: 170, height: 136, gap: 76 },
  soft: { width: 176, height: 148, gap: 66 },
  pilot: { width: 186, height: 162, gap: 60 },
} as const satisfies Record<Spectacles['outline'], object>

/** How large the picture of an old frame is. */
export function sizeOf({ shape }: OldFrame): { width: number; height: number } {
  const { width, height } = cuts[shape]
  return { width, height }
}

/** The drawing of an old frame; `at` gives it its ground. */
export function drawOldFrame({ frame, shape }: OldFrame, at: number): string {
  const colours = grounds[at % grounds.length] as (typeof grounds)[number]
  const { box, width, height } = cuts[shape]
  const drawing = product({ frame: { ...sizes[frame.outline], ...frame }, ...colours })
  return drawing.replace(
    'viewBox="0 0 1200 1200" width="1200" height="1200"',
    `viewBox="${box}" width="${width}" height="${height}"`,
  )
}
