import type { Field } from '@blickfang/contract/kernel/field.ts'

/** A sample that is the same in each language, such as a price. */
const ofNoLanguage = (sample: string) => !/\p{L}{4}/u.test(sample)

/** Whether these words are still those that a new block came with. Samples are German; a button's say nothing untrue. */
export function isSample(field: Field, content: { readonly text: string; readonly language: string }): boolean {
  const { sample, kind, mayStay } = field
  return (
    kind !== 'button' &&
    !mayStay &&
    sample !== undefined &&
    (content.language === 'de' || ofNoLanguage(sample)) &&
    content.text.trim() === sample.trim()
  )
}
