import type { FirstLanguage } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import type { FrameWords } from './frame-words.ts'
import { english, french, german, italian } from './frames.data.ts'

/** The frame in each language. */
export const frames: { readonly [Language in FirstLanguage]: FrameWords } = {
  de: german,
  fr: french,
  it: italian,
  en: english,
}
