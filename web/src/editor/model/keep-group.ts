import type { PageDocument } from './page-document.ts'
import { sortSiblings } from './sort-siblings.ts'

/** Leaves a group its place although somebody has removed it: words in it are not to vanish. `by` is that person's name. */
export function keepGroup(document: PageDocument, id: string, by: string | null): void {
  document.groups.get(id)?.setState({ removedBy: by })
  setKept(document, id, true)
}

/** A group that was kept goes from the page (it stays removed), or has come back and needs no keeping. */
export function dropKeptGroup(document: PageDocument, id: string): void {
  setKept(document, id, false)
}

function setKept(document: PageDocument, id: string, isKept: boolean): void {
  const store = document.groups.get(id)
  if (!store || store.getState().isKept === isKept) return
  store.setState({ isKept })
  document.kept.setState(({ ids }) => ({ ids: isKept ? [...ids, id] : ids.filter((other) => other !== id) }))
  sortSiblings(document, store.getState().parentId)
}
