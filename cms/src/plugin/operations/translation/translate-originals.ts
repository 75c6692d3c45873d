import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { TranslatedItem, translateTexts } from '@blickfang/contract/api/v1/languages/translation.ts'
import { plainText } from '@blickfang/contract/content/rich-text.ts'
import type { Content } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { getTranslator } from '../../translation/open-translator.ts'
import { plainSegment, toSegments, withSegments } from '../../translation/segments.ts'
import type { Asked as TranslatorAsked } from '../../translation/translator.ts'
import { getLanguages } from '../content/get-languages.ts'
import { requirePage } from '../content/require-page.ts'
import { sourceOf } from '../content/source-of.ts'
import type { OperationContext } from '../operation-context.ts'
import { findOriginals, nameOf, type Original, type Pair } from './originals.ts'
import { listTerms } from './terms.ts'

type Text = AnswerOf<typeof translateTexts>['texts'][number]

interface Asked extends Pair {
  readonly pageId: string
  readonly items: readonly TranslatedItem[]
}

type Context = Pick<OperationContext, 'db' | 'payload'> & { readonly signal?: AbortSignal | undefined }

/** A text in its place, with the revision that the new words would replace. */
export interface Translated extends Text {
  readonly rev: number
}

/**
 * Translates texts of a page without saving them. Throws NOT_FOUND for the page, TRANSLATION_LANGUAGE for a pair that the site or
 * the service does not have, and what a service throws.
 */
export async function translateOriginals(context: Context, asked: Asked): Promise<readonly Translated[]> {
  const translator = getTranslator(context.payload)
  const { db, signal } = context
  await requirePage(db, asked.pageId)
  const languages = await getLanguages(db)
  await requirePair(context, asked, languages.active)
  const originals = await findOriginals(db, asked)
  const found = asked.items.flatMap((item) => originals.get(nameOf(item)) ?? [])
  const toTranslate = found.filter(({ own }) => own?.by !== 'person')
  const segments = toTranslate.map(segmentsOf)
  const pair: TranslatorAsked = { from: asked.from, to: asked.to, terms: await listTerms(db, asked), signal }
  const all = segments.flat()
  const translations = all.length > 0 ? await translator.translate(all, pair) : []
  const isFromDefault = asked.from === languages.default
  const made = new Map<Original, Content | null>()
  let next = 0
  for (const [index, original] of toTranslate.entries()) {
    const own = translations.slice(next, next + (segments[index]?.length ?? 0))
    next += own.length
    made.set(
      original,
      contentOf(
        original,
        own.map((text) => inSwiss(text, asked.to)),
        isFromDefault,
      ),
    )
  }
  return asked.items.map((item) => answerOf(item, originals.get(nameOf(item)), made))
}

/** Throws TRANSLATION_LANGUAGE unless the site uses both languages and the service knows them. */
export async function requirePair(
  { payload, signal }: Omit<Context, 'db'>,
  { from, to }: Pair,
  active: readonly Locale[],
): Promise<void> {
  const isOfSite = from !== to && active.includes(from) && active.includes(to)
  if (!isOfSite || !(await getTranslator(payload).knows({ from, to, signal })))
    throw new AppError('TRANSLATION_LANGUAGE')
}

function segmentsOf({ words: { text, json } }: Original): readonly string[] {
  return json ? toSegments(json) : [plainSegment.of(text)]
}

/** Source: Swiss spelling, in which all of the product is written. */
function inSwiss(text: string, to: Locale): string {
  return to === 'de' ? text.replaceAll('ß', 'ss') : text
}

/** null: what came back does not fit what was sent. */
function contentOf({ words }: Original, translations: readonly string[], isFromDefault: boolean): Content | null {
  const source = isFromDefault ? { source: sourceOf(words.text) } : {}
  if (words.json) {
    const json = withSegments(words.json, translations)
    return json && { text: plainText(json), json, by: 'machine', ...source }
  }
  const text = plainSegment.read(translations[0] ?? '')
  return text === null ? null : { text, by: 'machine', ...source }
}

function answerOf(
  item: TranslatedItem,
  original: Original | undefined,
  made: ReadonlyMap<Original, Content | null>,
): Translated {
  const { rev = 0 } = original ?? {}
  const failed = (why: NonNullable<Text['failed']>) => ({ ...item, content: null, failed: why, rev })
  if (!original) return failed('gone')
  if (original.own?.by === 'person') return failed('person')
  const content = made.get(original)
  if (!content) return failed('broken')
  if (content.text.length > original.maxLength) return failed('tooLong')
  return { ...item, content, failed: null, rev }
}
