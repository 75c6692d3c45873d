import { circle, flat, line, sheet, tone } from '../pen.ts'

/** Signs of those whose frames the shop sells, none of which there is. */
const sign = (content: string) => sheet(320, 240, undefined, content, 11)

/** Two posts and a bridge: a letter and a pair of glasses. */
export const hofer = () =>
  sign(
    line('M104 44V196M216 44V196', { color: tone.rust }) +
      line('M104 122C126 86 194 86 216 122', { color: tone.rust }) +
      flat(circle(160, 150, 11), tone.rust),
  )

/** Folds of the Jura, one behind the other, over a line. */
export const jura = () =>
  sign(
    flat('M40 176C84 84 128 84 172 176Z', tone.sage) +
      line('M40 176C84 84 128 84 172 176', { color: tone.green }) +
      line('M110 176C154 52 206 52 250 176', { color: tone.green }) +
      line('M196 176C222 108 254 108 280 176', { color: tone.green }) +
      line('M28 200H292', { color: tone.green }),
  )

/** A horn, of which frames are sawn. */
export const prad = () =>
  sign(
    flat('M70 60C76 164 172 214 262 172C196 176 132 136 122 48Z', tone.peach) +
      line('M70 60C76 164 172 214 262 172C196 176 132 136 122 48Z') +
      line('M70 60C84 68 108 64 122 48'),
  )

/** A face for children: two lenses of two sizes, and a mouth. */
export const zwickl = () =>
  sign(
    flat(circle(110, 100, 46), tone.glass, 0.26) +
      flat(circle(214, 104, 34), tone.apricot) +
      line(circle(110, 100, 46)) +
      line(circle(214, 104, 34)) +
      line('M156 100C162 92 174 92 180 100') +
      line('M112 178C138 210 188 210 210 178'),
  )
