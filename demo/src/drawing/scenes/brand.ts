import { wordmark } from '../lettering.ts'
import { mark } from '../mark.ts'
import { move, place, sheet, tone } from '../pen.ts'

function logoIn(color: string) {
  const word = wordmark('Optik Lindenhof', color)
  return sheet(
    640,
    160,
    undefined,
    move(mark({ color, ink: 7 }), 68, 80) + place(word.drawing, { x: 164, y: 101, scale: 460 / word.width }),
  )
}

export const logo = () => logoIn(tone.green)
export const logoLight = () => logoIn(tone.paper)

export const favicon = () =>
  sheet(64, 64, undefined, place(mark({ ink: 11, hasVein: false }), { x: 32, y: 32, scale: 0.455 }))
