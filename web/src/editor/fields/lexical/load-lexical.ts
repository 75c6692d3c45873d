import { definePart } from '../../../ui/parts/define-part.ts'

/** The editor of a rich text, put in the text's place at the first click into it. */
export const lexicalField = definePart(() => import('./lexical-part.ts'))
