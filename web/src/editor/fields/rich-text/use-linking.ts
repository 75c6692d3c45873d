import type { Link } from '@blickfang/contract/options/link/option.ts'
import { $getSelection, $setSelection, type BaseSelection, type LexicalEditor } from 'lexical'
import { useLayoutEffect, useRef, useState } from 'react'
import { $applyLink, $removeLinks } from '../lexical/links.ts'

/** Making a link of the selected words: whether it is going on, and its two ends. The panel itself knows nothing of Lexical. */
export function useLinking(editor: LexicalEditor) {
  const [isLinking, setLinking] = useState(false)
  const words = useRef<BaseSelection | null>(null)
  useLayoutEffect(() => {
    // The selection is lost as soon as the panel's inputs take the focus: it is kept here for them.
    words.current = isLinking ? editor.read(() => $getSelection()?.clone() ?? null) : null
  }, [editor, isLinking])

  const close = () => {
    setLinking(false)
    editor.focus()
  }
  /** A link without a target is none. */
  const apply = (link: Link | null) => {
    editor.update(
      () => {
        // Lexical remembers the selection while the panel has the focus; its own memory knows which nodes still exist.
        if (!$getSelection() && words.current) $setSelection(words.current.clone())
        if (link) $applyLink(link)
        else $removeLinks()
      },
      { discrete: true },
    )
    setLinking(false)
  }
  return { isLinking, setLinking, close, apply }
}
