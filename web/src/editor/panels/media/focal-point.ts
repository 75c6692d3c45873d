import type { FocalPoint } from '@blickfang/contract/content/media/media.ts'

/** Where the focus is while nobody has set it. Source: spec/editor.md §9 (when computing). */
export const centre: FocalPoint = { x: 0.5, y: 0.5 }

/** A point inside the picture, rounded to two decimals. Source: spec/editor.md §5 and §9. */
export function focalPoint(x: number, y: number): FocalPoint {
  return { x: inside(x), y: inside(y) }
}

function inside(value: number): number {
  const clamped = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5
  return Math.round(clamped * 100) / 100
}

/** The point after an arrow key: one hundredth, ten with Shift. null for other keys. */
export function focalPointAfterKey(point: FocalPoint, key: string, isShift: boolean): FocalPoint | null {
  const step = isShift ? 0.1 : 0.01
  if (key === 'ArrowLeft') return focalPoint(point.x - step, point.y)
  if (key === 'ArrowRight') return focalPoint(point.x + step, point.y)
  if (key === 'ArrowUp') return focalPoint(point.x, point.y - step)
  if (key === 'ArrowDown') return focalPoint(point.x, point.y + step)
  return null
}
