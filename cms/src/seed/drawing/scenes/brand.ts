import { wordmark } from '../lettering.ts'
import { circle, flat, line, move, place, sheet, tone } from '../pen.ts'

/** Two lenses that overlap; what they share has the shape of a leaf of the lime tree that the shop is named after. */
export function mark({
  color,
  leaf,
  vein,
  left,
  right,
  ink,
}: {
  color: string
  leaf: string
  vein: string
  left: string
  right: string
  ink: number
}) {
  return (
    flat(circle(-24, 0, 40), left, 0.26) +
    flat(circle(24, 0, 40), right, 0.26) +
    flat('M0 -32A40 40 0 0 1 0 32A40 40 0 0 1 0 -32Z', leaf) +
    line(circle(-24, 0, 40), { color, width: ink }) +
    line(circle(24, 0, 40), { color, width: ink }) +
    line('M0 22V-6', { color: vein, width: ink * 0.72 })
  )
}

function logoIn(color: string, vein: string) {
  const word = wordmark('Optik Lindenhof', color)
  const scale = 440 / word.width
  return sheet(
    640,
    160,
    undefined,
    move(mark({ color, leaf: tone.apricot, vein, left: tone.glass, right: tone.glass, ink: 7 }), 84, 80) +
      place(word.drawing, { x: 180, y: 102, scale }),
  )
}

export const logo = () => logoIn(tone.green, tone.green)
export const logoLight = () => logoIn(tone.paper, tone.green)

export const favicon = () =>
  sheet(
    64,
    64,
    undefined,
    place(
      mark({ color: tone.green, leaf: tone.apricot, vein: tone.green, left: tone.glass, right: tone.glass, ink: 11 }),
      { x: 32, y: 32, scale: 0.42 },
    ),
  )
