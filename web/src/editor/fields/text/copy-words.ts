import type { ClipboardEvent } from 'react'

/** Puts what is selected of a plain text on the clipboard as words alone: Safari takes the heading along that they stand in. */
export function copyWords(event: ClipboardEvent<HTMLElement>): void {
  const { ownerDocument } = event.currentTarget
  const words = ownerDocument.getSelection()?.toString()
  if (!words) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', words)
  if (event.type === 'cut') ownerDocument.execCommand('delete')
}
