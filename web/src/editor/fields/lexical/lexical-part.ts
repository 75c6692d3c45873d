/** All that a click into a rich text needs, in one piece: as two they would each bring the same modules along. */
export { typeElsewhere } from '../keys/type-elsewhere.ts'
export { LexicalField } from './lexical-field.tsx'
