import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import * as z from 'zod/mini'
import type { OutsideClient } from '../outside/outside-client.ts'
import { OutsideError } from '../outside/outside-error.ts'
import { askService } from './ask-service.ts'
import { DeeplGlossaries } from './deepl-glossaries.ts'
import { inRequests } from './in-requests.ts'
import type { Asked, TranslationSettings, Translator } from './translator.ts'

const languagesSchema = z.array(z.object({ language: z.string() }))
const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Source: developers.deepl.com, «Translate text»: fifty texts and 128 KiB a request. */
const limits = { maxTexts: 50, maxBytes: 60_000, atOnce: 4 }
const request = { maxBytes: 2_000_000, maxMs: 20_000 }
const dayMs = 86_400_000

/** Names of the languages that DeepL writes in several ways: each the one that is read here. */
const targets: { readonly [L in Locale]?: string } = { en: 'EN-GB', pt: 'PT-PT' }

/** DeepL, of which the key says which of its two addresses is meant. */
export class DeeplTranslator implements Translator {
  readonly name = 'DeepL'
  readonly #outside: OutsideClient
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #glossaries: DeeplGlossaries
  #languages: { readonly at: number; readonly known: Promise<ReadonlySet<string>> } | null = null

  constructor(outside: OutsideClient, { url, key }: TranslationSettings, site: string) {
    this.#outside = outside
    this.#url = (url || ownAddress(key)).replace(/\/$/, '')
    this.#headers = { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' }
    this.#glossaries = new DeeplGlossaries(outside, { url: this.#url, headers: this.#headers, site })
  }

  async knows({ from, to, signal }: Pick<Asked, 'from' | 'to' | 'signal'>): Promise<boolean> {
    if (!this.#languages || Date.now() - this.#languages.at > dayMs)
      this.#languages = { at: Date.now(), known: this.#listLanguages() }
    try {
      const known = await this.#languages.known
      signal?.throwIfAborted()
      return [from, to].every((locale) => known.has(locale.toUpperCase()))
    } catch (error) {
      this.#languages = null
      throw error
    }
  }

  translate(texts: readonly string[], asked: Asked): Promise<readonly string[]> {
    return inRequests(texts, limits, (some) => this.#translateSome(some, asked))
  }

  async #translateSome(texts: readonly string[], asked: Asked): Promise<readonly string[]> {
    const { from, to, signal } = asked
    for (let isSecond = false; ; isSecond = true) {
      const glossary = await this.#glossaries.find(asked)
      const body = JSON.stringify({
        ...{ text: texts, source_lang: from.toUpperCase(), target_lang: targets[to] ?? to.toUpperCase() },
        ...{ tag_handling: 'xml', non_splitting_tags: ['t', 'a'], preserve_formatting: true },
        // People are addressed as «Sie» and «vous».
        formality: 'prefer_more',
        ...(glossary && { glossary_id: glossary }),
      })
      const asking = { ...request, method: 'POST' as const, headers: this.#headers, body, ...(signal && { signal }) }
      const load = () => this.#outside.loadJson(answerSchema, `${this.#url}/v2/translate`, asking)
      try {
        return (await askService(load, signal)).translations.map(({ text }) => text)
      } catch (error) {
        // Somebody else with the same key has removed it.
        if (isSecond || !glossary || !isMissing(error)) throw error
        this.#glossaries.forget(asked)
      }
    }
  }

  async #listLanguages(): Promise<ReadonlySet<string>> {
    const address = `${this.#url}/v2/languages?type=target`
    const load = () => this.#outside.loadJson(languagesSchema, address, { ...request, headers: this.#headers })
    const languages = await askService(load, undefined)
    return new Set(languages.map(({ language }) => language.slice(0, 2).toUpperCase()))
  }
}

/** Keys of free accounts end in a sign of their own. Source: developers.deepl.com, «Authentication». */
function ownAddress(key: string): string {
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof OutsideError && error.cause.status === 404
}
