import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** A word of the site and what it is called in the language that is translated into. */
export interface Term {
  readonly word: string
  readonly translation: string
}

export interface Asked {
  readonly from: Locale
  readonly to: Locale
  readonly terms: readonly Term[]
  /** Aborts when nobody waits for the translation any more. */
  readonly signal?: AbortSignal | undefined
}

/** A service that translates. */
export interface Translator {
  /** Name by which people know it. */
  readonly name: string
  /** Whether it knows both languages; asked of the service once a day at most. Throws as `translate` does. */
  knows(asked: Pick<Asked, 'from' | 'to' | 'signal'>): Promise<boolean>
  /**
   * Translates texts, each a fragment of XML as `toSegments` makes them, and answers them in the same order.
   * Throws TRANSLATION_DOWN, TRANSLATION_KEY and TRANSLATION_USED_UP, or the reason of `signal`.
   */
  translate(texts: readonly string[], asked: Asked): Promise<readonly string[]>
}

/** Which service translates, from the environment. */
export interface TranslationSettings {
  /** Empty: none. `chat` is any service that speaks OpenAI's «chat completions». */
  readonly service: '' | 'deepl' | 'chat'
  /** Empty: the service's own address. */
  readonly url: string
  readonly key: string
  /** Model of a chat service. */
  readonly model: string
}
