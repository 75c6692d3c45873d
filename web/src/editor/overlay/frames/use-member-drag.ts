import { useEffect } from 'react'
import { useDialog, useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { useNotify } from '../../shell/use-notify.ts'

/**
 * Whoever drags a card of a collection on the page, such as a person of the team, wants another order: cards are pages there, and their
 * block arranges them in a panel, which opens, with a word of where to drag.
 */
export function useMemberDrag(): void {
  const { document: page } = useEditor()
  const { engine: t } = useWords()
  const [, openDialog] = useDialog()
  const notify = useNotify()
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const groupId = memberBlock(event.target)
      const group = groupId ? page.groups.get(groupId)?.getState() : undefined
      if (!groupId || !findGroup(group?.name ?? '')?.block.collection) return
      event.preventDefault()
      openDialog({ type: 'collection', groupId })
      notify.news(t('menu.arrangeHint'))
    }
    document.addEventListener('dragstart', onDrag, true)
    return () => document.removeEventListener('dragstart', onDrag, true)
  }, [page, t, openDialog, notify])
}

/** The block on a card of which a drag begins, beside its fields: words are dragged out of those. */
function memberBlock(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
  if (!element || element.closest('[data-field-id]') || !element.closest('li')) return undefined
  return element.closest<HTMLElement>('[data-editing] [data-group-id]')?.dataset.groupId
}
