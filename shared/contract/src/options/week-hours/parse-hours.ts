import { minutesOf } from '../../kernel/time/day.ts'
import { endsNextDay, formatStretch, isBackwards, lastOfNight, midnight, type Stretch } from './format-hours.ts'

/** Why a text says no hours, and the part of it that does not. */
export interface HoursFault {
  readonly fault: 'noTime' | 'noEnd' | 'noSuchTime' | 'endsFirst' | 'unclear' | 'endsSameDay' | 'overlaps'
  readonly part: string
  /** Which of several lines it stands in, from 0. */
  readonly line: number
}

/** The hours in a text of a day: its stretches, or why there are none. */
export type ParsedHours = { readonly stretches: readonly Stretch[] } | HoursFault

const dayLength = 24 * 60

const closedWords = /^(?:zu|geschl(?:ossen|\.)?|closed|shut|ferm[ée]e?|ruhetag|[-–—])$/i
const allDayWords = /^(?:durchgehend|24\s?h|24 stunden|24\/24|24 hours|jour et nuit)$/i
/** «(+1)», and «+1» where no hour of a next stretch can be meant. */
const nextDay = /\(\+\s?1\)|\+\s?1(?!\d)(?=\s*(?:$|[,;/&\d]|und|puis|et|and))/iy
const dash = /(?:[-–—−]|(?:bis|jusqu['’]?à|à|au|a|to|till|until)(?!\p{L}))/iuy
const between = /(?:[\s,;/&.+]|und|puis|et|and)/iy
/** «9.30», «9:30», «9h30», «9 h 30», «17 Uhr 30», «0930», «9h», «17 Uhr», «9»; what is behind the hour is its minutes. */
const times = [
  /(\d{1,2})[:.](\d{2})(?!\d)(?:\s?(?:uhr|h)(?![a-zà]))?/iy,
  /(\d{1,2})\s?(?:h|uhr)\s?(\d{2})(?!\d)/iy,
  /(\d{1,2})(\d{2})(?!\d)(?:\s?(?:uhr|h)(?![a-zà]))?/iy,
  /(\d{1,2})(?!\d)(?:\s?(?:uhr|h)(?![a-zà]))?/iy,
]
/** Behind a closing time, an hour of its own: «9h–12h 13h30–18h30», «9 Uhr–12 Uhr 13–18 Uhr». */
const nextOpening = /(\d{1,2})\s?(?:h|uhr)(?=\s\d{1,2}\s?(?:h|uhr|[:.]\d|[-–—−]|(?:bis|à|au|a|to)(?!\p{L})))/iuy
/** «9 am», «5 p.m.». */
const half = /\s?([ap])\.?m(?!\p{L})\.?/iuy

/**
 * Reads the hours of a day as people write them: «9–12, 13.30–18.30», «9h30 à 12h», «17 Uhr bis 2 Uhr», «zu». Nothing and the
 * words for closed are no stretch. In the order of the day.
 */
export function parseHours(text: string): ParsedHours {
  return parseLines([text])
}

/** The same for several lines of one day, none of which may reach into another. */
export function parseLines(lines: readonly string[]): ParsedHours {
  const found: { readonly stretch: Stretch; readonly line: number }[] = []
  for (const [line, text] of lines.entries()) {
    const read = readLine(text.trim(), line)
    if ('fault' in read) return read
    found.push(...read.stretches.map((stretch) => ({ stretch, line })))
  }
  const sorted = found.toSorted((a, b) => minutesOf(a.stretch.open) - minutesOf(b.stretch.open))
  for (const [index, { stretch, line }] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && endOf(before.stretch) > minutesOf(stretch.open))
      return { fault: 'overlaps', part: formatStretch(stretch), line }
  }
  return { stretches: sorted.map(({ stretch }) => stretch) }
}

function readLine(text: string, line: number): ParsedHours {
  if (text === '' || closedWords.test(text)) return { stretches: [] }
  if (allDayWords.test(text)) return { stretches: [{ open: midnight, close: midnight }] }
  const fail = (fault: HoursFault['fault'], part: string): HoursFault => ({ fault, part: part.trim(), line })
  const reader = new Reader(text)
  const stretches: Stretch[] = []
  for (reader.skip(between); !reader.isDone; reader.skip(between)) {
    const open = reader.time()
    if (!open) return fail('noTime', reader.rest)
    reader.skip(/\s/y)
    if (!reader.take(dash)) return fail('noEnd', open.text)
    reader.skip(/\s/y)
    const close = reader.closingTime()
    if (!close) return reader.isDone ? fail('noEnd', open.text) : fail('noTime', reader.rest)
    reader.skip(/\s/y)
    const stretch = stretchOf(open, close, reader.take(nextDay))
    if ('fault' in stretch) return fail(stretch.fault, stretch.part)
    stretches.push(stretch)
  }
  return { stretches }
}

/** A stretch between two times, or why it is none. */
function stretchOf(open: ReadTime, close: ReadTime, isMarked: boolean): Stretch | Omit<HoursFault, 'line'> {
  if (open.time === null || open.isEnd) return { fault: 'noSuchTime', part: open.text }
  if (close.time === null) return { fault: 'noSuchTime', part: close.text }
  const stretch = { open: open.time, close: close.time }
  const part = `${open.text}–${close.text}`
  if (open.isHalf !== close.isHalf) return { fault: 'unclear', part }
  if (isMarked && !endsNextDay(stretch) && stretch.close !== midnight) return { fault: 'endsSameDay', part }
  if (isMarked || !isBackwards(stretch)) return stretch
  return { fault: stretch.close > lastOfNight ? 'endsFirst' : 'unclear', part }
}

interface ReadTime {
  readonly text: string
  /** null: there is no such time. */
  readonly time: string | null
  /** 24:00, at which nothing opens. */
  readonly isEnd: boolean
  /** Of one half of the day, as in «5 pm». */
  readonly isHalf: boolean
}

/** Takes a text apart from its beginning on. */
class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length
  }

  get rest(): string {
    return this.#text.slice(this.#at)
  }

  take(pattern: RegExp): boolean {
    return this.#match(pattern) !== null
  }

  skip(pattern: RegExp): void {
    while (!this.isDone && this.take(pattern));
  }

  /** null where no time stands. */
  time(): ReadTime | null {
    for (const pattern of times) {
      const match = this.#match(pattern)
      if (match) return this.#timeIn(match)
    }
    return null
  }

  /** The same behind a dash: an hour that follows may open the next stretch. */
  closingTime(): ReadTime | null {
    const match = this.#match(nextOpening)
    return match ? this.#timeIn(match) : this.time()
  }

  #timeIn([text, hour, minute = '0']: RegExpExecArray): ReadTime {
    const letter = this.#match(half)
    const said = `${text}${letter?.[0] ?? ''}`.trim()
    if (!letter) return timeOf(said, Number(hour), Number(minute))
    const isHour = Number(hour) >= 1 && Number(hour) <= 12
    const inDay = (Number(hour) % 12) + (letter[1]?.toLowerCase() === 'p' ? 12 : 0)
    return { ...timeOf(said, isHour ? inDay : Number.NaN, Number(minute)), isHalf: true }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (match) this.#at = pattern.lastIndex
    return match
  }
}

function timeOf(text: string, hour: number, minute: number): ReadTime {
  const isEnd = hour === 24 && minute === 0
  const isTime = isEnd || (hour < 24 && minute < 60)
  const two = (part: number) => String(part).padStart(2, '0')
  return { text, isEnd, isHalf: false, time: isTime ? `${two(isEnd ? 0 : hour)}:${two(minute)}` : null }
}

/** From midnight to the end of a stretch. */
function endOf({ open, close }: Stretch): number {
  const end = minutesOf(close)
  return end <= minutesOf(open) ? end + dayLength : end
}
