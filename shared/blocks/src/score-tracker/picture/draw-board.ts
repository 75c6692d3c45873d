import { writeDifference } from '@blickfang/contract/game/par.ts'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { signOf } from '../holes/hole-grid.tsx'
import type { Board, PlayedHole, PlayerRound } from '../read-board.ts'

/** All in px of the picture, which is as wide as those that phones show to each other. */
const width = 1080
const margin = 72
const rowHeight = 104
const cellHeight = 56
const nameWidth = 190
const holesAcross = 9
/** More would be no picture any more. */
const maxRows = 12

interface Picture {
  readonly board: Board
  readonly title: string
  /** Wears the colours and the type that the picture takes over. */
  readonly place: HTMLElement
  readonly t: GameWords
}

interface Brush {
  readonly pen: CanvasRenderingContext2D
  readonly ink: string
  readonly hot: string
  readonly onHot: string
  /** Sets the type: its size in px, and whether it is the poster's. */
  readonly type: (size: number, isPoster?: boolean) => void
}

/** Draws the leaderboard as a poster, in the page's colours and type: a PNG. */
export async function drawBoard({ board, title, place, t }: Picture): Promise<Blob> {
  const rounds = board.rounds.slice(0, maxRows)
  const parts = Math.ceil(board.holes.length / holesAcross)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = 420 + rounds.length * rowHeight + parts * ((rounds.length + 1) * cellHeight + 32)
  const brush = await openBrush(canvas, place)
  let top = drawHead(brush, title, t)
  for (const round of rounds) top = drawStanding(brush, round, { top, hasPar: board.hasPar })
  top += 56
  for (let part = 0; part < parts; part++) {
    const from = part * holesAcross
    top = drawHoles(brush, { holes: board.holes.slice(from, from + holesAcross), from, rounds, top }) + 32
  }
  brush.type(30)
  brush.pen.fillStyle = brush.ink
  write(brush.pen, `${placeName()} · ${location.host}`, { x: margin, y: canvas.height - margin / 2 })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.'))), 'image/png')
  })
}

/** The shop and its town, as the title of the page ends: a picture goes where nobody knows them. */
function placeName(): string {
  return document.title.split(' – ').at(-1) ?? ''
}

async function openBrush(canvas: HTMLCanvasElement, place: HTMLElement): Promise<Brush> {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas.')
  const style = getComputedStyle(place)
  const probe = place.querySelector('td')
  const poster = probe ? getComputedStyle(probe).fontFamily : style.fontFamily
  await document.fonts.load(`80px ${poster}`)
  const colorOf = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback
  const ink = style.color
  pen.fillStyle = colorOf('--color-background', '#ffffff')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'alphabetic'
  const type = (size: number, isPoster = false) => {
    pen.font = isPoster ? `${size}px ${poster}` : `600 ${size}px ${style.fontFamily}`
  }
  return { pen, ink, hot: colorOf('--game-hot', ink), onHot: colorOf('--game-on-hot', '#ffffff'), type }
}

/** Returns where it ends, as all that draw do. */
function drawHead({ pen, hot, onHot, type }: Brush, title: string, t: GameWords): number {
  pen.fillStyle = hot
  pen.fillRect(0, 0, width, 240)
  pen.fillStyle = onHot
  type(110, true)
  write(pen, t('standings').toUpperCase(), { x: margin, y: 140 })
  type(40)
  write(pen, title, { x: margin, y: 206 })
  return 280
}

function drawStanding(brush: Brush, round: PlayerRound, { top, hasPar }: { top: number; hasPar: boolean }): number {
  const { pen, ink, hot, onHot, type } = brush
  const { rank, total, isWinner, entriesCount } = round.standing
  const y = top + 76
  if (isWinner) {
    pen.fillStyle = hot
    pen.fillRect(margin - 24, top, width - 2 * margin + 48, rowHeight)
  }
  pen.fillStyle = isWinner ? onHot : ink
  pen.fillRect(margin - 24, top, width - 2 * margin + 48, 5)
  type(68, true)
  write(pen, String(rank), { x: margin, y })
  pen.textAlign = 'right'
  write(pen, entriesCount > 0 ? String(total) : '–', { x: width - margin, y })
  type(40)
  if (hasPar && round.difference !== null)
    write(pen, writeDifference(round.difference), { x: width - margin - 150, y: y - 6 })
  pen.textAlign = 'left'
  type(48)
  write(pen, round.player.name, { x: margin + 110, y: y - 6, room: width - 2 * margin - (hasPar ? 380 : 250) })
  return top + rowHeight
}

interface HolesPart {
  readonly holes: readonly PlayedHole[]
  readonly from: number
  readonly rounds: readonly PlayerRound[]
  readonly top: number
}

function drawHoles({ pen, ink, hot, onHot, type }: Brush, { holes, from, rounds, top }: HolesPart): number {
  const cell = (width - 2 * margin - nameWidth) / holesAcross
  const middle = (index: number) => margin + nameWidth + cell * (index + 0.5)
  type(28)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  for (const [index, { number }] of holes.entries()) write(pen, String(number), { x: middle(index), y: top + 36 })
  pen.fillRect(margin, top + cellHeight - 4, width - 2 * margin, 3)
  for (const [row, { player, strokes }] of rounds.entries()) {
    const y = top + cellHeight * (row + 1) + cellHeight / 2
    pen.textAlign = 'left'
    pen.fillStyle = ink
    type(28)
    write(pen, player.name, { x: margin, y: y + 10, room: nameWidth - 16 })
    pen.textAlign = 'center'
    for (const [index, { par }] of holes.entries()) {
      const score = strokes[from + index] ?? 0
      if (score === 0) continue
      const sign = signOf(score, par)
      drawSign(pen, { sign, x: middle(index), y, color: sign === 'ace' ? hot : ink })
      pen.fillStyle = sign === 'ace' ? onHot : ink
      write(pen, String(score), { x: middle(index), y: y + 10 })
    }
  }
  pen.textAlign = 'left'
  return top + cellHeight * (rounds.length + 1)
}

interface Sign {
  readonly sign: ReturnType<typeof signOf>
  readonly x: number
  readonly y: number
  readonly color: string
}

function drawSign(pen: CanvasRenderingContext2D, { sign, x, y, color }: Sign): void {
  if (!sign) return
  const radius = 22
  pen.beginPath()
  if (sign === 'over') pen.rect(x - radius, y - radius, 2 * radius, 2 * radius)
  else pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.lineWidth = 3
  pen.strokeStyle = color
  pen.fillStyle = color
  if (sign === 'ace') pen.fill()
  else pen.stroke()
}

interface Place {
  readonly x: number
  readonly y: number
  /** A longer text is cut. */
  readonly room?: number
}

function write(pen: CanvasRenderingContext2D, text: string, { x, y, room = width - 2 * margin }: Place): void {
  let shown = text
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  while (letters.length > 1 && pen.measureText(shown).width > room) {
    letters.pop()
    shown = `${letters.join('')}…`
  }
  pen.fillText(shown, x, y)
}
