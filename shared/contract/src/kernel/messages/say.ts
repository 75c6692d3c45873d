/** The values in the places of a sentence, by name. A number is said as the language writes it: a year or a code is a text. */
export type Values = Readonly<Record<string, string | number>>

interface Saying {
  readonly locale: string
  readonly values: Values
  /** Number that the nearest plural counts: for its `#`. */
  readonly count: number
}

const counted = 0
const plural = 2

/**
 * Puts values into a compiled sentence. `parts` is icu-minify's form: a text, or a list of texts, values `['name']`, choices
 * `['name', 1, { … }]` and plurals `['count', 2, { one: …, other: [0, ' …'] }]`.
 */
export function say(parts: unknown, saying: Saying): string {
  if (parts === counted) return written(saying.count, saying)
  if (!Array.isArray(parts)) return String(parts ?? '')
  return parts.map((part) => (Array.isArray(part) ? sayPart(part, saying) : say(part, saying))).join('')
}

function sayPart([name, kind, choices]: readonly unknown[], saying: Saying): string {
  const value = saying.values[String(name)]
  if (kind === undefined) return typeof value === 'number' ? written(value, saying) : String(value)
  const among: Readonly<Record<string, unknown>> = Object(choices)
  if (kind !== plural) return say(among[String(value)] ?? among.other, saying)
  const count = Number(value)
  const category = new Intl.PluralRules(saying.locale).select(count)
  return say(among[`=${count}`] ?? among[category] ?? among.other, { ...saying, count })
}

function written(number: number, { locale }: Saying): string {
  return new Intl.NumberFormat(locale).format(number)
}
