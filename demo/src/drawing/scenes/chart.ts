import { chartRow, figure } from '../lettering.ts'
import { box, circle, flat, group, inside, line, move, shape, sheet, tone, tubes } from '../pen.ts'

const rows: readonly (readonly [string, number])[] = [
  ['E', 190],
  ['FP', 132],
  ['TOZ', 98],
  ['LPED', 74],
  ['PECFD', 56],
  ['EDFCZP', 42],
  ['FELOPZD', 32],
]

function letters(color: string) {
  let y = 190
  return rows
    .map(([text, size], index) => {
      const row =
        chartRow(text, 600, y, size, color, index < 2 ? 0.6 : 0.8) +
        (index === 2 ? flat(box(330, y + size + 26, 540, 12, 6), tone.leaf) : '') +
        (index === 5 ? flat(box(330, y + size + 22, 540, 12, 6), tone.apricot) : '')
      y += size + (index === 2 || index === 5 ? 88 : 58)
      return row
    })
    .join('')
}

/** Card of a chart, 730 wide, that hangs from a nail. */
function hangingCard(x: number, height: number) {
  const nail = x + 365
  return (
    flat(box(x + 27, 120, 730, height, 26), tone.sage) +
    shape(box(x, 90, 730, height, 26), '#FFFFFF') +
    line(`M${nail - 80} 90L${nail} 34L${nail + 80} 90`) +
    shape(circle(nail, 30, 13), tone.apricot)
  )
}

/** A chart whose small rows only come clear where the lens lies. */
export function eyeChart() {
  const lens = circle(650, 990, 262)
  const veil = box(235, 742, 730, 600)
  return sheet(
    1200,
    1500,
    tone.mint,
    flat(circle(600, 740, 560), tone.paper, 0.7) +
      hangingCard(235, 1260) +
      '<filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>' +
      inside(box(235, 90, 730, 652), 'top', letters(tone.ink)) +
      inside(veil, 'veil', group(letters(tone.smoke), { filter: 'url(#blur)', opacity: 0.75 })) +
      tubes(['M838 1178L1000 1340'], 34, tone.apricot, 8) +
      flat(lens, '#FFFFFF') +
      inside(lens, 'lens', flat(lens, tone.glass, 0.16) + letters(tone.ink)) +
      tubes([lens], 22, tone.green, 8) +
      line('M440 930A214 214 0 0 1 520 820', { color: '#FFFFFF', width: 16 }) +
      line('M432 990v-6', { color: '#FFFFFF', width: 16 }),
    8.5,
  )
}

/** Rows to be read at arm's length: on a telephone the last but one is as small as a good eye reads there. */
const tryRows: readonly (readonly [letters: string, y: number, size: number])[] = [
  ['E', 178, 186],
  ['CN', 446, 112],
  ['TOZ', 636, 64],
  ['LHED', 768, 38],
  ['PFCDO', 864, 24],
  ['NEZHLT', 940, 15],
]

/** A chart to be tried at once, its rows counted, and the spoon that covers the other eye. */
export function armChart() {
  return sheet(
    1500,
    1125,
    tone.mint,
    flat(circle(620, 560, 500), tone.paper, 0.7) +
      hangingCard(240, 940) +
      tryRows
        .map(
          ([letters, y, size], at) =>
            chartRow(letters, 605, y, size, tone.ink, 0.8) +
            move(group(figure(at + 1, { color: tone.leaf, width: 5 }), { transform: 'scale(.62)' }), 908, y + size / 2),
        )
        .join('') +
      flat(box(320, 904, 500, 6, 3), tone.apricot) +
      tubes(['M1246 700L1318 1040'], 40, tone.apricot, 8) +
      shape(circle(1206, 520, 186), tone.peach) +
      line('M1096 440A136 136 0 0 1 1190 384', { color: '#FFFFFF', width: 16 }),
    8.5,
  )
}
