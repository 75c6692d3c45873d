import { definePart } from '../../../ui/parts/define-part.ts'

/** The sentences of everything that may fail: they come with the first failure, or in an idle moment before it. */
export const errorSentences = definePart(async () => (await import('../../../cms/error-sentence.ts')).errorSentence)
