/** Codes that the content keeps: a block's name, a collection of pages, a language, the role of a page, a form. */
export type CodeKind = 'block' | 'collection' | 'language' | 'role' | 'form'

/** Shows a code in words, in lists and in the form: for `admin.components` of a text. */
export function inWords(kind: CodeKind) {
  const clientProps = { kind }
  return {
    Cell: { path: '@blickfang/cms/client#WordCell', clientProps },
    Field: { path: '@blickfang/cms/client#WordField', clientProps },
  }
}

/** Meaning of a tick in a list, each with the words for yes and for no. */
export type TickKind = 'read' | 'answered'

/** Shows a tick in words in lists: for `admin.components` of a checkbox. */
export function yesOrNo(kind: TickKind) {
  return { Cell: { path: '@blickfang/cms/client#TickCell', clientProps: { kind } } }
}
