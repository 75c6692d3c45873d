import { blob, circle, curve, flat, line, type Point, points, shape, tubes } from './pen.ts'

interface Finger {
  points: Point[]
  width: number
}

const stroke = ({ points, width }: Finger, color: string, extra: number) =>
  line(curve(points), { color, width: width + extra })

/** Fingers and palm as one skin: all the ink lies under all the colour. */
export function flesh(parts: readonly Finger[], palm: string, skin: string, color: string, ink: number) {
  return (
    parts.map((part) => stroke(part, color, 2 * ink)).join('') +
    line(palm, { color, width: 2 * ink }) +
    parts.map((part) => stroke(part, skin, 0)).join('') +
    flat(palm, skin)
  )
}

/**
 * A left hand that holds something between thumb and forefinger at the origin, the arm coming from below left.
 * Split in two, because what it holds lies between the fingers and the thumb.
 */
export function pinch(skin: string, nail: string, sleeve: string, color: string, ink: number) {
  const palm = blob('-190,-60 -120,10 -130,110 -210,190 -300,230 -376,150 -330,30 -270,-60')
  const fan: Finger[] = [
    { points: points('-300,20 -306,-90 -262,-182'), width: 50 },
    { points: points('-258,-10 -246,-150 -180,-246'), width: 56 },
    { points: points('-210,-20 -166,-150 -92,-212'), width: 58 },
  ]
  const index: Finger = { points: points('-190,0 -128,-92 -60,-84 -6,-20'), width: 56 }
  const thumb: Finger = { points: points('-210,100 -130,108 -66,70 0,20'), width: 60 }
  const arm =
    shape(blob('-268,216! -392,106! -640,330 -900,640! -640,800! -440,470'), sleeve) +
    shape(blob('-244,222! -380,84! -422,122! -284,262!'), '#FBFAF7')
  const separate = fan.map((finger) => tubes([curve(finger.points)], finger.width, skin, ink, color)).join('')
  const behind =
    separate +
    flesh([index], palm, skin, color, ink) +
    arm +
    line(curve('-236,-34 -214,-6 -206,20'), { width: ink * 0.7 })
  const front =
    tubes([curve(thumb.points)], thumb.width, skin, ink, color) +
    flat(circle(-210, 104, 46, 40), skin) +
    flat(circle(-176, 108, 40, 30), skin) +
    shape(blob('-26,12 -4,-2 14,6 8,26 -14,36'), nail)
  return { behind, front }
}
