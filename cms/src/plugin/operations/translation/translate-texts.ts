import type { translateTexts as contract } from '@blickfang/contract/api/v1/languages/translation.ts'
import type { Operation } from '../operation-context.ts'
import { translateOriginals } from './translate-originals.ts'

/** Translates texts of a page and saves nothing; each is answered in its place. Throws as `translateOriginals` does. */
export const translateTexts: Operation<typeof contract> = async (call) => {
  const texts = await translateOriginals(call, call.body)
  return { texts: texts.map(({ part, id, content, failed }) => ({ part, id, content, failed })) }
}
