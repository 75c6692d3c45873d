import { type CropArea, minCropPercent, wholeArea } from '@blickfang/contract/content/media/crop.ts'

/** In pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Common ratios of width to height, by what people call them. */
export const ratios = { '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '3:2': 3 / 2, '16:9': 16 / 9 } as const
export type Ratio = 'free' | 'place' | 'original' | keyof typeof ratios

/** Width by height that a part must have; undefined: any. `place` is that of where the picture stands. */
export function aspectOf(ratio: Ratio, { width, height }: Size, place?: number): number | undefined {
  if (ratio === 'free') return undefined
  if (ratio === 'place') return place
  return ratio === 'original' ? width / height : ratios[ratio]
}

/** The largest part with this ratio around the middle of another one, inside the picture. */
export function areaWithAspect(area: CropArea, aspect: number, size: Size): CropArea {
  const across = Math.min(area.width * size.width, area.height * size.height * aspect) / 100
  const sides = { width: percent(across, size.width), height: percent(across / aspect, size.height) }
  return insideArea({
    ...sides,
    x: area.x + (area.width - sides.width) / 2,
    y: area.y + (area.height - sides.height) / 2,
  })
}

/** A part after a number was typed: never smaller than the smallest, never beyond the edge; with a ratio the other side follows. */
export function areaAfterNumber(
  area: CropArea,
  side: keyof CropArea,
  value: number,
  { aspect, size }: { aspect: number | undefined; size: Size },
): CropArea {
  if (!Number.isFinite(value)) return area
  const next = { ...area, [side]: value }
  if (aspect === undefined || side === 'x' || side === 'y') return insideArea(next)
  // In percent of the picture a ratio is another one.
  const own = (aspect * size.height) / size.width
  const width = side === 'width' ? value : value * own
  const fitting = Math.min(width, 100 - area.x, (100 - area.y) * own)
  return insideArea({ ...area, width: fitting, height: fitting / own })
}

/** Box of a part that its place shows: the largest of the place's shape, laid by the point that stays in sight. In percent of the part. */
export function seenOf(area: CropArea, focus: { x: number; y: number }, size: Size, aspect: number): CropArea {
  const own = (area.width * size.width) / (area.height * size.height)
  const width = Math.min(1, aspect / own) * 100
  const height = Math.min(1, own / aspect) * 100
  return { x: (100 - width) * focus.x, y: (100 - height) * focus.y, width, height }
}

/** A part as it may be: not too small, inside the picture, in hundredths of a percent. */
export function insideArea(area: CropArea): CropArea {
  const width = between(minCropPercent, area.width, 100)
  const height = between(minCropPercent, area.height, 100)
  return {
    x: between(0, area.x, 100 - width),
    y: between(0, area.y, 100 - height),
    width,
    height,
  }
}

/** Whether a part is all of the picture, to the eye. */
export function isWhole(area: CropArea): boolean {
  return (Object.keys(wholeArea) as (keyof CropArea)[]).every((side) => Math.abs(area[side] - wholeArea[side]) < 0.05)
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100
}

function between(min: number, value: number, max: number): number {
  return Math.floor(Math.min(max, Math.max(min, value)) * 100) / 100
}
