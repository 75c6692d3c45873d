import { createHash } from 'node:crypto'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import * as z from 'zod/mini'
import type { OutsideClient } from '../outside/outside-client.ts'
import { OutsideError } from '../outside/outside-error.ts'
import { askService } from './ask-service.ts'
import type { Asked } from './translator.ts'

const madeSchema = z.object({ glossary_id: z.string(), name: z.string() })
const listSchema = z.object({ glossaries: z.array(madeSchema) })
const limits = { maxBytes: 2_000_000, maxMs: 15_000 }

interface Account {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Tells the glossaries of one site from those of others with the same key. */
  readonly site: string
}

/**
 * The site's words as DeepL keeps them. A glossary cannot be changed: each state of the words is one of its own, named by what it
 * says, and the one before is removed.
 */
export class DeeplGlossaries {
  readonly #outside: OutsideClient
  readonly #account: Account
  readonly #ids = new Map<string, Promise<string | null>>()

  constructor(outside: OutsideClient, account: Account) {
    this.#outside = outside
    this.#account = account
  }

  /** The id of the glossary with these words; null where there are none, or the pair of languages takes none. */
  async find(asked: Asked): Promise<string | null> {
    const entries = entriesOf(asked)
    if (entries === '') return null
    const name = this.#nameOf(asked, entries)
    const known = this.#ids.get(name) ?? this.#findOrMake(name, entries, asked)
    this.#ids.set(name, known)
    try {
      return await known
    } catch (error) {
      this.#ids.delete(name)
      throw error
    }
  }

  /** The words of this call are looked for anew: what was known of them is gone. */
  forget(asked: Asked): void {
    this.#ids.delete(this.#nameOf(asked, entriesOf(asked)))
  }

  #nameOf(asked: Asked, entries: string): string {
    return `${this.#prefix(asked)}${createHash('sha256').update(entries).digest('hex').slice(0, 16)}`
  }

  #prefix({ from, to }: Asked): string {
    return `Blickfang ${this.#account.site} ${from}-${to} `
  }

  async #findOrMake(name: string, entries: string, asked: Asked): Promise<string | null> {
    const { glossaries } = await this.#ask(listSchema, {})
    const found = glossaries.find((one) => one.name === name)
    if (found) return found.glossary_id
    const body = { name, source_lang: asked.from, target_lang: asked.to, entries, entries_format: 'tsv' }
    const made = await this.#ask(madeSchema, { method: 'POST', body: JSON.stringify(body) }).catch((error: unknown) => {
      if (!isRefused(error)) throw error
      serverLog().warn(
        { from: asked.from, to: asked.to },
        'The words of the site were not taken by the translation service',
      )
      return null
    })
    if (!made) return null
    const older = glossaries.filter((one) => one.name.startsWith(this.#prefix(asked)))
    await Promise.all(older.map(({ glossary_id }) => this.#remove(glossary_id)))
    return made.glossary_id
  }

  #ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    how: { readonly method?: 'POST'; readonly body?: string },
  ): Promise<z.output<Schema>> {
    const { url, headers } = this.#account
    return askService(
      () => this.#outside.loadJson(schema, `${url}/v2/glossaries`, { ...limits, headers, ...how }),
      undefined,
    )
  }

  /** Removes a glossary. A failure does no harm: removing is tried again with the next change of the words. */
  async #remove(id: string): Promise<void> {
    const { url, headers } = this.#account
    const address = `${url}/v2/glossaries/${encodeURIComponent(id)}`
    // An answer without a body has no kind.
    const how = { ...limits, headers, method: 'DELETE' as const, accept: ['application/json', ''] }
    await this.#outside.load(address, how).catch((error: unknown) => {
      if (!(error instanceof OutsideError)) throw error
    })
  }
}

/** A line for each word; a word that stands there twice counts once. */
function entriesOf({ terms }: Asked): string {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const pairs = new Map(terms.map(({ word, translation }) => [tidy(word), tidy(translation)]))
  return [...pairs]
    .flatMap(([word, translation]) => (word && translation ? [`${word}\t${translation}`] : []))
    .join('\n')
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof OutsideError && error.cause.status === 400
}
