import { circle, flat, line, tone } from './pen.ts'

/**
 * The sign of the shop: two lenses that overlap, and what they share has the shape of a leaf of the lime tree
 * that the shop is named after. At the size of a tab the vein of the leaf is left out.
 */
export const mark = ({
  color = tone.green as string,
  ink,
  hasVein = true,
}: {
  color?: string
  ink: number
  hasVein?: boolean
}) =>
  flat(circle(-24, 0, 40), tone.glass, 0.26) +
  flat(circle(24, 0, 40), tone.glass, 0.26) +
  flat('M0 -32A40 40 0 0 1 0 32A40 40 0 0 1 0 -32Z', tone.apricot) +
  line(circle(-24, 0, 40), { color, width: ink }) +
  line(circle(24, 0, 40), { color, width: ink }) +
  (hasVein ? line('M0 22V-6', { color: tone.green, width: ink * 0.72 }) : '')
