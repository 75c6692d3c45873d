import * as z from 'zod/mini'

/** Smallest side of a part in percent: a line of the picture would be no picture. */
export const minCropPercent = 1

const percent = z.number().check(z.minimum(0), z.maximum(100))
const side = z.number().check(z.minimum(minCropPercent), z.maximum(100))

/** The part of a picture that its copy shows, in percent of the whole, from the upper left corner. Source: spec/editor.md §3. */
export const cropAreaSchema = z
  .strictObject({ x: percent, y: percent, width: side, height: side })
  .check(z.refine(({ x, y, width, height }) => x + width <= 100.01 && y + height <= 100.01, 'outside'))
export type CropArea = z.output<typeof cropAreaSchema>

/** As fractions of width and height: a focal point. */
interface Point {
  readonly x: number
  readonly y: number
}

/** All of the picture. */
export const wholeArea: CropArea = { x: 0, y: 0, width: 100, height: 100 }

/** A point of the whole picture, moved into the part and said in fractions of it. Source: spec/editor.md §5. */
export function pointInArea({ x, y }: Point, area: CropArea): Point {
  const inside = (value: number, from: number, size: number) =>
    Math.round(Math.min(1, Math.max(0, (value * 100 - from) / size)) * 100) / 100
  return { x: inside(x, area.x, area.width), y: inside(y, area.y, area.height) }
}

/** The reverse: where a point of the part lies in the whole picture, not rounded, so that it comes back to the same point. */
export function pointOfArea({ x, y }: Point, area: CropArea): Point {
  return { x: (area.x + x * area.width) / 100, y: (area.y + y * area.height) / 100 }
}

/** The part in pixels of a picture of this size: at least one, never beyond its edges. */
export function areaInPixels(area: CropArea, { width, height }: { width: number; height: number }) {
  const along = (from: number, size: number, whole: number) => {
    const start = Math.min(whole - 1, Math.round((from / 100) * whole))
    return [start, Math.min(whole - start, Math.max(1, Math.round((size / 100) * whole)))] as const
  }
  const [left, across] = along(area.x, area.width, width)
  const [top, down] = along(area.y, area.height, height)
  return { left, top, width: across, height: down }
}
