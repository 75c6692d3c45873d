import { intlLocale } from '../intl-locale.ts'
import { type Dictionary, type Messages, messagesIn } from './messages.ts'
import { say, type Values } from './say.ts'

type All<V> = (V extends unknown ? (values: V) => void : never) extends (values: infer Every) => void ? Every : never
type ValuesOf<V> = [Exclude<V, null>] extends [never] ? [] : [values: All<Exclude<V, null>>]

/** Says the sentence of a key in the translator's language, with its values. */
export interface Translate<S> {
  <K extends keyof S>(key: K, ...values: ValuesOf<S[K]>): string
  /** The language that is spoken: for `lang`, where it is not the page's. */
  readonly language: string
}

const translators = new WeakMap<object, Translate<never>>()

/** The translator of a dictionary: always the same one, so that effects may depend on it. */
export function translator<S>(dictionary: Dictionary<S>): Translate<S> {
  const known = translators.get(dictionary)
  if (known) return known as Translate<S>
  const { language, messages } = dictionary
  const locale = intlLocale(language)
  function translate(key: PropertyKey, values: Values = {}) {
    return say(messages[String(key)], { locale, values, count: 0 })
  }
  const made = Object.assign(translate, { language }) as Translate<S>
  translators.set(dictionary, made)
  return made
}

/** Says a folder's sentences to who reads `language`, in that one or in the one that stands in for it. */
export function translate<S>(messages: Messages<S>, language: string): Translate<S> {
  return translator(messagesIn(messages, language))
}
