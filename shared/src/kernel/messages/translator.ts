import format, { type CompiledMessage } from 'icu-minify/format'
import { intlLocale } from '../intl-locale.ts'
import { type Dictionary, type Messages, messagesIn } from './messages.ts'

type All<V> = (V extends unknown ? (values: V) => void : never) extends (values: infer Every) => void ? Every : never
type ValuesOf<V> = [Exclude<V, null>] extends [never] ? [] : [values: All<Exclude<V, null>>]

/** Says the sentence of a key in the translator's language, with its values. */
export interface Translate<S> {
  <K extends keyof S>(key: K, ...values: ValuesOf<S[K]>): string
  /** The language that is spoken: for `lang`, where it is not the page's. */
  readonly language: string
}

const pluralRules = new Map<string, Intl.PluralRules>()
const formatters: Parameters<typeof format>[3]['formatters'] = {
  getPluralRules(locale, options) {
    const name = `${locale} ${options?.type}`
    const rules = pluralRules.get(name) ?? new Intl.PluralRules(locale, options)
    pluralRules.set(name, rules)
    return rules
  },
  getNumberFormat: (...of) => new Intl.NumberFormat(...of),
  getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
}
const translators = new WeakMap<object, Translate<never>>()

/** The translator of a dictionary: always the same one, so that effects may depend on it. */
export function translator<S>(dictionary: Dictionary<S>): Translate<S> {
  const known = translators.get(dictionary)
  if (known) return known as Translate<S>
  const { language, messages } = dictionary
  const locale = intlLocale(language)
  function translate(key: PropertyKey, values?: Readonly<Record<string, string | number>>) {
    return String(format(messages[String(key)] as CompiledMessage, locale, values, { formatters }))
  }
  const made = Object.assign(translate, { language }) as Translate<S>
  translators.set(dictionary, made)
  return made
}

/** Says a folder's sentences to who reads `language`, in that one or in the one that stands in for it. */
export function translate<S>(messages: Messages<S>, language: string): Translate<S> {
  return translator(messagesIn(messages, language))
}
