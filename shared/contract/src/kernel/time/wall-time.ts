/** The clocks and calendars of a place: the day as `YYYY-MM-DD`, the time as `HH:MM`. */
export interface WallTime {
  readonly date: string
  readonly time: string
}

const asked = {
  calendar: 'gregory',
  hourCycle: 'h23',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const

/** Formats by time zone: to make one takes ten times as long as to use it. */
const formats: Record<string, Intl.DateTimeFormat> = {}

/**
 * Tells the day and the time in a time zone (`Europe/Zurich`), for machines: to compare, to store, to count. Engines write the
 * parts of a date as the ICU does that they were built with, in its order, digits and length of a year; so each part is taken
 * by its name, and the year from the moment itself: no place is further than a day from it. Small, because pages load it.
 */
export function wallTime(moment: Date, timeZone: string): WallTime {
  formats[timeZone] ??= new Intl.DateTimeFormat('en', { ...asked, timeZone })
  const parts = formats[timeZone].formatToParts(moment)
  const part = (name: string) => Number(inLatin(parts.find(({ type }) => type === name)?.value ?? ''))
  const month = part('month') - 1
  // A year more where it is January already, one less where it is still December.
  const year = moment.getUTCFullYear() + Math.round((moment.getUTCMonth() - month) / 12)
  // Some engines call midnight 24.
  const written = new Date(Date.UTC(year, month, part('day'), part('hour') % 24, part('minute'))).toISOString()
  return { date: written.slice(0, 10), time: written.slice(11, 16) }
}

/** Digits of any script as Latin ones, and nothing else. Unicode keeps the ten of a script in their order, and sets of them one after the other. */
function inLatin(text: string): string {
  return text.replace(/./gu, (letter) => {
    let digits = ''
    for (let code = letter.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) digits += 'x'
    return digits && String((digits.length - 1) % 10)
  })
}
