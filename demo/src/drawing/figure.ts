import { type Face, face } from './face.ts'
import {
  blob,
  circle,
  curve,
  element,
  flat,
  line,
  type Point,
  place,
  points,
  polyline,
  shape,
  tone,
  tubes,
} from './pen.ts'

export interface Walker {
  x: number
  y: number
  scale?: number
  flip?: boolean
  person: Face
  coat: string
  trousers: string
  skirt?: boolean
  bag?: string
}

const shoe = (x: number, y: number) =>
  shape(
    blob([
      [x - 18, y - 20, 'corner'],
      [x + 8, y - 22],
      [x + 46, y - 4, 'corner'],
      [x + 44, y + 6, 'corner'],
      [x - 20, y + 6, 'corner'],
    ]),
    tone.ink,
  )

/** Somebody who walks by, drawn to the foot at the origin and about 450 tall. */
export function walker({ x, y, scale = 1, flip, person, coat, trousers, skirt, bag }: Walker, ink: number) {
  const fine = ink / scale
  const legs: Point[][] = [points('-12,-180 -26,-100 -72,-40'), points('14,-180 40,-100 56,-34')]
  const body = blob('-30,-326! -62,-300 -68,-210 -72,-140! 72,-140! 68,-210 62,-300 30,-326! 0,-314')
  const arm = (points: Point[]) => tubes([curve(points)], 30, coat, fine)
  const hand = (hx: number, hy: number) => shape(circle(hx, hy, 15), person.skin)
  const drawn =
    hand(86, -176) +
    arm(points('48,-288 78,-238 84,-194')) +
    legs
      .map(
        (points, index) =>
          (skirt ? tubes([curve(points)], 22, person.skin, fine) : tubes([curve(points)], 38, trousers, fine)) +
          (index ? shoe(58, -6) : shoe(-78, -14)),
      )
      .join('') +
    (skirt ? shape(blob('-72,-160! 72,-160! 98,-78! 0,-68 -98,-78!'), trousers) : '') +
    place(person.behind ?? '', { x: 0, y: -392, scale: 0.24, ink: fine * 0.62 }) +
    flat('M-20 -350H20V-306H-20Z', person.skin) +
    line('M-20 -345V-318M20 -345V-318') +
    shape(body, coat) +
    line('M0 -300V-150', { opacity: 0.5, width: 4 }) +
    place(face({ ...person, mouth: person.mouth === 'laugh' ? 'laugh' : 'smile' }), {
      x: 0,
      y: -392,
      scale: 0.24,
      turn: 2,
      ink: fine * 0.62,
    }) +
    hand(-80, -178) +
    arm(points('-48,-288 -75,-240 -80,-196')) +
    (bag ? line('M-80 -172l-24 40M-80 -172l24 40', { width: 5 }) + shape('M-126 -134h92l-8 84h-76Z', bag) : '')
  return place(drawn, { x, y, scale, flip, ink: fine })
}

/** A town bicycle, the hubs 260 apart on a line at y -88. */
export function bicycle(x: number, y: number, scale: number, color: string, ink: number) {
  const fine = ink / scale
  const wheel = (hub: number) =>
    tubes([circle(hub, -88, 84)], 7, tone.stone, fine * 0.8) +
    Array.from({ length: 6 }, (_, spoke) => {
      const angle = (spoke * Math.PI) / 6
      return line(
        `M${hub + Math.cos(angle) * 78} ${-88 + Math.sin(angle) * 78}L${hub - Math.cos(angle) * 78} ${-88 - Math.sin(angle) * 78}`,
        { width: 2.5, opacity: 0.5 },
      )
    }).join('')
  const frame = [
    polyline('-130,-88 -64,-200 92,-206 -8,-92 -130,-88'),
    polyline('-8,-92 -76,-224'),
    polyline('130,-88 84,-250'),
  ]
  const basket = shape('M98 -262H190L178 -194H110Z', tone.apricot) + line('M102 -240H186M107 -218H182', { width: 4 })
  return place(
    wheel(-130) +
      wheel(130) +
      frame.map((path) => tubes([path], 9, color, fine * 0.8)).join('') +
      shape(blob('-116,-238 -70,-246 -34,-234! -60,-222 -104,-220'), tone.ink) +
      line(curve('60,-272 82,-258 96,-270 88,-288 56,-290')) +
      basket +
      line(circle(-8, -92, 24), { width: 6 }) +
      line('M-8 -92l26 22', { width: 7 }) +
      element('path', { d: 'M-206 -140A92 92 0 0 1 -92 -172', 'stroke-width': 8 }),
    { x, y, scale, ink: fine },
  )
}
