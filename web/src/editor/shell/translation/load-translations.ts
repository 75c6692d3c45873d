import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import type { TranslatedItem } from '@blickfang/contract/api/v1/languages/translation.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { call } from '../../../cms/api-client.ts'

export type TranslationAnswer = Answer<'translateTexts'>['texts'][number]

/** Texts and characters that share a request, so that the first of them come soon. */
const sharedTexts = 25
const sharedCharacters = 6_000
/** Requests that are on their way at once. */
const requestsAtOnce = 3

interface Asked {
  readonly pageId: string
  readonly from: Locale
  readonly to: Locale
  readonly items: readonly (TranslatedItem & { readonly characters: number })[]
  readonly signal: AbortSignal
  /** Called with what has come, part by part. */
  readonly onAnswers: (texts: readonly TranslationAnswer[]) => void
}

/**
 * Asks for the translations of any number of texts, in parts. Throws ApiError, or the signal's reason, at the first part that fails;
 * what came before has been handed over.
 */
export async function loadTranslations({ pageId, from, to, items, signal, onAnswers }: Asked): Promise<void> {
  const parts = split(items)
  let next = 0
  const work = async () => {
    for (let part = parts[next++]; part; part = parts[next++]) {
      const body = { pageId, from, to, items: part.map(({ part: name, id }) => ({ part: name, id })) }
      const { texts } = await call('translateTexts', body, { signal })
      signal.throwIfAborted()
      onAnswers(texts)
    }
  }
  const failures = (await Promise.allSettled(Array.from({ length: requestsAtOnce }, work))).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  signal.throwIfAborted()
  const [first] = failures.toSorted((a, b) => Number(b instanceof ApiError) - Number(a instanceof ApiError))
  if (first !== undefined) throw first
}

function split(items: Asked['items']): readonly Asked['items'][] {
  const parts: Asked['items'][number][][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const item of items) {
    const last = parts.at(-1)
    if (!last || last.length >= sharedTexts || characters + item.characters > sharedCharacters) {
      parts.push([item])
      characters = item.characters
    } else {
      last.push(item)
      characters += item.characters
    }
  }
  return parts
}
