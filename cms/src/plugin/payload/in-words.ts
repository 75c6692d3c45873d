/** Codes that the content keeps: a block's name, a collection of pages, a language, the role of a page, a form. */
export type CodeKind = 'block' | 'collection' | 'language' | 'role' | 'form'

/** Shows a code in words, in lists and in the form: for `admin.components` of a text. */
export function inWords(kind: CodeKind) {
  const clientProps = { kind }
  return {
    Cell: { path: '/plugin/admin/words/word-cell.tsx#WordCell', clientProps },
    Field: { path: '/plugin/admin/words/word-field.tsx#WordField', clientProps },
  }
}
