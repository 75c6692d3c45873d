import { editorKey, ownStorage } from './editor-key.ts'

/** Shows who edits in this browser the way to the editor of a live page. Everybody else gets nothing, not even its code. */
export function offerEditing(): () => void {
  const isEdited = location.pathname.split('/')[2] === 'edit'
  if (isEdited || !ownStorage()?.getItem(editorKey)) return () => {}
  let isOver = false
  let takeAway = () => {}
  import('./edit-link.ts').then(
    ({ showEditLink }) => {
      if (!isOver) takeAway = showEditLink()
    },
    // The way to the editor is its address.
    () => undefined,
  )
  return () => {
    isOver = true
    takeAway()
  }
}
