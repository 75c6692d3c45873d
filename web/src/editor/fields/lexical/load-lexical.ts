import { definePart } from '../../../ui/parts/define-part.ts'

/** The editor of a rich text, put in the text's place at the first click into it. */
export const lexicalField = definePart(async () => {
  const [{ LexicalField }, { typeElsewhere }] = await Promise.all([
    import('./lexical-field.tsx'),
    import('../keys/type-elsewhere.ts'),
  ])
  return { LexicalField, typeElsewhere }
})
