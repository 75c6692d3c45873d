import { circle, element, group, line, move } from './pen.ts'

/** Letters of an eye chart: five by five, strokes one wide, as on the charts that opticians hang up. */
const optotypes: Record<string, string> = {
  C: 'M4.27 1.56A2 2 0 1 0 4.27 3.44',
  D: 'M.5 .5H2.5a2 2 0 0 1 0 4H.5Z',
  E: 'M5 .5H.5V4.5H5M.5 2.5H4.6',
  F: 'M5 .5H.5V5M.5 2.5H4.4',
  H: 'M.5 0V5M4.5 0V5M.5 2.5H4.5',
  L: 'M.5 0V4.5H5',
  N: 'M.5 5V0M4.5 5V0M.55 .2L4.45 4.8',
  O: circle(2.5, 2.5, 2),
  P: 'M.5 5V.5H3.2a1.25 1.25 0 0 1 0 2.5H.5',
  T: 'M0 .5H5M2.5 .5V5',
  Z: 'M.1 .5H4.2L.8 4.5H4.9',
}

/** Figures in single strokes, 26 wide and 38 high around the origin. */
const digits: Readonly<Record<string, readonly string[]>> = {
  0: [circle(0, 0, 13, 19)],
  1: ['M-8 -11L4 -19V20'],
  2: ['M-12 -9C-12 -24 12 -24 12 -8C12 4 -12 10 -13 19H14'],
  3: ['M-11 -19H11L-2 -4C18 -6 18 19 -1 19C-8 19 -13 15 -14 10'],
  4: ['M7 20V-19L-14 9H15'],
  5: ['M11 -19H-9L-11 -2C2 -9 14 -3 14 7C14 20 -6 24 -14 14'],
  6: ['M9 -19C-6 -16 -14 -6 -13 8', circle(0, 7, 13, 12)],
  7: ['M-13 -19H13L-4 20'],
  8: [circle(0, -10, 11, 9.5), circle(0, 9, 13, 11)],
  9: ['M-9 19C6 16 14 6 13 -8', circle(0, -7, 13, 12)],
}

/** A number in single strokes, its middle at the origin. */
export function figure(value: number, look: { color?: string; width: number }) {
  const written = [...String(value)]
  return written
    .map((digit, at) => {
      const x = (at - (written.length - 1) / 2) * 33
      return move((digits[digit] ?? []).map((path) => line(path, look)).join(''), x, 0)
    })
    .join('')
}

/** Row of a chart, centred on x; `size` is the height of a letter. */
export function chartRow(letters: string, x: number, y: number, size: number, color: string, spacing = 0.75) {
  const advance = size * (1 + spacing)
  const start = x - (letters.length * advance - size * spacing) / 2
  return [...letters]
    .map((letter, index) =>
      element('path', {
        d: optotypes[letter] ?? '',
        stroke: color,
        'stroke-width': 1,
        'stroke-linecap': 'butt',
        'stroke-linejoin': 'miter',
        transform: `translate(${start + index * advance} ${y}) scale(${size / 5})`,
      }),
    )
    .join('')
}

/** The letters of the shop's name, on a baseline at 0 with an x-height of 60, and how far each reaches. */
const letters: Record<string, { paths: readonly string[]; reach: number }> = {
  O: { paths: [circle(46, -46, 46)], reach: 92 },
  p: { paths: ['M0 -60V26', circle(30, -30, 30)], reach: 60 },
  t: { paths: ['M13 -82V-15a15 15 0 0 0 15 15h4', 'M-3 -60h35'], reach: 30 },
  i: { paths: ['M0 -60V0', 'M0 -87v.1'], reach: 0 },
  k: { paths: ['M0 -92V0', 'M36 -60L2 -24', 'M13 -35L38 0'], reach: 38 },
  L: { paths: ['M0 -92V0H46'], reach: 46 },
  n: { paths: ['M0 -60V0', 'M0 -33a26 27 0 0 1 52 0V0'], reach: 52 },
  d: { paths: [circle(30, -30, 30), 'M60 -92V0'], reach: 60 },
  e: { paths: ['M0 -31H60A30 30 0 1 0 51 -9'], reach: 60 },
  h: { paths: ['M0 -92V0', 'M0 -33a26 27 0 0 1 52 0V0'], reach: 52 },
  o: { paths: [circle(30, -30, 30)], reach: 60 },
  f: { paths: ['M13 0V-74a18 18 0 0 1 18 -18h5', 'M-3 -60h35'], reach: 30 },
  ' ': { paths: [], reach: 14 },
}

export function wordmark(text: string, color: string) {
  let x = 0
  let drawn = ''
  let gap = 0
  for (const letter of text) {
    const { paths, reach } = letters[letter] ?? { paths: [], reach: 0 }
    drawn += move(paths.map((path) => line(path)).join(''), x, 0)
    // Letters that are open to the right bring white of their own.
    gap = 'tkLe '.includes(letter) ? 22 : 29
    x += reach + gap
  }
  return { drawing: group(drawn, { stroke: color, 'stroke-width': 11.5 }), width: x - gap }
}
