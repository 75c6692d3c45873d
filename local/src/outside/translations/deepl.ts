import { randomUUID } from 'node:crypto'
import { type Glossary, sayIn } from './say-in.ts'
import type { ServiceAnswer } from './service-answer.ts'

interface KeptGlossary {
  readonly glossary_id: string
  readonly name: string
  readonly source_lang: string
  readonly target_lang: string
  readonly entries: Glossary
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly spoil: (texts: readonly string[]) => readonly string[]
}

/** Languages that there are; Romansh is none of DeepL's. */
const languages = ['DE', 'FR', 'IT', 'EN-GB', 'EN-US', 'ES', 'PT-PT', 'PT-BR']

/** DeepL as far as the site asks it: texts, languages and glossaries. Source: developers.deepl.com */
export class DeeplAccount {
  readonly #glossaries = new Map<string, KeptGlossary>()

  answer({ method, path, body, spoil }: Asked): ServiceAnswer {
    if (path === 'v2/languages')
      return { status: 200, body: languages.map((language) => ({ language, name: language })) }
    if (path === 'v2/translate') return this.#translate(JSON.parse(body), spoil)
    if (path === 'v2/glossaries')
      return method === 'POST' ? this.#keep(JSON.parse(body)) : { status: 200, body: this.#list() }
    const id = path.replace('v2/glossaries/', '')
    return { status: method === 'DELETE' && this.#glossaries.delete(id) ? 204 : 404 }
  }

  #translate(
    asked: { text?: string[]; target_lang?: string; source_lang?: string; glossary_id?: string },
    spoil: Asked['spoil'],
  ): ServiceAnswer {
    const { text = [], target_lang: target = '', source_lang: source = '', glossary_id: id } = asked
    if (text.length === 0 || text.length > 50 || !languages.includes(target)) return { status: 400 }
    const glossary = id === undefined ? undefined : this.#glossaries.get(id)
    if (id !== undefined && !glossary) return { status: 404 }
    const texts = spoil(text.map((one) => sayIn(one, target.slice(0, 2), glossary?.entries ?? new Map())))
    return {
      status: 200,
      body: { translations: texts.map((one) => ({ detected_source_language: source, text: one })) },
    }
  }

  #keep(asked: { name: string; source_lang: string; target_lang: string; entries: string }): ServiceAnswer {
    const { name, source_lang, target_lang, entries } = asked
    const pairs = entries.split('\n').map((line) => line.split('\t'))
    if (pairs.some((pair) => pair.length !== 2)) return { status: 400 }
    const kept = { glossary_id: randomUUID(), name, source_lang, target_lang }
    this.#glossaries.set(kept.glossary_id, { ...kept, entries: new Map(pairs as [string, string][]) })
    return { status: 201, body: { ...kept, ready: true, entry_count: pairs.length } }
  }

  #list() {
    return { glossaries: [...this.#glossaries.values()].map(({ entries: _, ...glossary }) => glossary) }
  }
}
