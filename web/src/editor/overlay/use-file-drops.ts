'use client'
import { findGroup } from '@blickfang/blocks/groups.ts'
import { useEffect } from 'react'
import { pictureCardOf } from '../commands/picture-card.ts'
import { chooseMedia } from '../fields/media/choose-media.ts'
import type { EditorSession } from '../session/editor-session.ts'
import type { ElementRef } from '../session/overlay/overlay-state.ts'
import type { ShellStore } from '../session/shell.ts'
import { isOwnSurface, refOf } from './page-element.ts'

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
    const take = (event: Event, target: EventTarget | null, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (event.defaultPrevented || files.length === 0 || isOwnSurface(target)) return
      const way = wayOf(session, refOf(target))
      if (!way) return
      event.preventDefault()
      if (way.to === 'picture') void chooseMedia(session, shell, { fieldId: way.fieldId, files })
      else shell.setState({ dialog: { type: 'bulk', boardId: way.boardId, files } })
    }
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || isOwnSurface(event.target)) return
        const element = refOf(event.target)
        if (!wayOf(session, element)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        session.overlay.send({ type: 'point', element })
      },
      { signal },
    )
    document.addEventListener('drop', (event) => take(event, event.target, event.dataTransfer), { signal })
    document.addEventListener('paste', (event) => take(event, event.target, event.clipboardData), { signal })
    return () => listening.abort()
  }, [session, shell])
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
