'use client'
import { useEffect } from 'react'
import { pictureCardOf } from '../../commands/picture-card.ts'
import { chooseMedia } from '../../fields/media/choose-media.ts'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'
import type { ShellStore } from '../../session/shell.ts'
import { isOwnSurface, refOf } from '../page-element.ts'

/** Where files go that are dropped or pasted on an element of the page. */
type Way = { readonly to: 'picture'; readonly fieldId: string } | { readonly to: 'board'; readonly boardId: string }

/**
 * Takes files that are dropped or pasted on a picture, which they replace, and on a board, of which they become cards. An empty place
 * takes its own, and everywhere else files are kept out.
 */
export function useFileDrops(session: EditorSession, shell: ShellStore): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const take = (event: Event, way: Way | null, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (!way || files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      if (way.to === 'picture') void chooseMedia(session, shell, { fieldId: way.fieldId, files })
      else shell.setState({ dialog: { type: 'bulk', boardId: way.boardId, files } })
    }
    // Before the texts of a card and the guard that keeps files out.
    const options = { signal, capture: true }
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files') || !wayAt(session, event.target)) return
        event.preventDefault()
        event.stopPropagation()
        event.dataTransfer.dropEffect = 'copy'
        session.overlay.send({ type: 'point', element: refOf(event.target) })
      },
      options,
    )
    document.addEventListener('drop', (event) => take(event, wayAt(session, event.target), event.dataTransfer), options)
    document.addEventListener('paste', (event) => take(event, wayOfPaste(session, event), event.clipboardData), options)
    return () => listening.abort()
  }, [session, shell])
}

/** An empty place takes its files by itself. */
function wayAt(session: EditorSession, target: EventTarget | null): Way | null {
  if (!(target instanceof Element) || isOwnSurface(target) || target.closest('[data-field-kind="media"][data-empty]'))
    return null
  return wayOf(session, refOf(target))
}

/** Programs put a picture of the words beside them: words are never taken for one. */
function wayOfPaste(session: EditorSession, { target, clipboardData }: ClipboardEvent): Way | null {
  return clipboardData?.types.includes('text/plain') ? null : wayAt(session, target)
}

function wayOf({ document: page }: EditorSession, element: ElementRef | null): Way | null {
  const group = element && page.groups.get(element.groupId)?.getState()
  if (!group) return null
  const field = element.field === null ? undefined : group.fields[element.field]
  if (field && kindOf(group.name, element.field) === 'media') return { to: 'picture', fieldId: field.id }
  const board = group.parentId === null ? group : page.groups.get(group.parentId)?.getState()
  return board && pictureCardOf(board.name) ? { to: 'board', boardId: board.id } : null
}

function kindOf(block: string, field: string | null): string | undefined {
  return field === null ? undefined : findGroup(block)?.group.fields[field]?.kind
}
