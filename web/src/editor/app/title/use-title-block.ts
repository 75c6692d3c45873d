'use client'
import { type Beginning, beginningOf, titleBlock } from '@blickfang/contract/kernel/headings/page-title.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from '../../context/editor-context.tsx'
import { shownFields } from '../../fields/use-fields-with-place.ts'
import { useTools } from '../../fields/use-tools.ts'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { isAwayIn, isStanding, standingOf } from '../../model/standing/standing.ts'
import type { EditorSession } from '../../session/editor-session.ts'

/**
 * Id of the block whose title is the page's, by the rule of the live page; null where none is. An empty title that is being filled
 * counts: were it another element once it has words, the caret would be lost. Headings within formatted texts do not.
 */
export function useTitleBlock(blocks: readonly string[]): string | null {
  const session = useEditor()
  const tools = useTools()
  const subscribe = useCallback((listener: () => void) => watch(session, blocks, listener), [session, blocks])
  const read = () => titleBlock(beginnings(session, blocks, tools))
  return useSyncExternalStore(subscribe, read, read)
}

/** Hears of blocks and of their cards, also of those that come. Answers with how to end it. */
function watch({ document, revealed }: EditorSession, blocks: readonly string[], listener: () => void): () => void {
  const ends = new Map<string, () => void>()
  const add = (id: string) => {
    const store = document.groups.get(id)
    if (!store || ends.has(id)) return
    const stop = store.subscribe(({ children }) => {
      children.forEach(add)
      listener()
    })
    const hide = revealed.subscribe(id, listener)
    ends.set(id, () => {
      stop()
      hide()
    })
    store.getState().children.forEach(add)
  }
  blocks.forEach(add)
  return () => {
    for (const end of ends.values()) end()
  }
}

/** Blocks with how they begin, one by one: the first are enough, and this is asked at every key. */
function* beginnings(
  session: EditorSession,
  blocks: readonly string[],
  tools: boolean,
): Generator<[string, Beginning]> {
  for (const id of blocks) {
    const shown = shownGroup(session, id, tools)
    const block = shown && findGroup(shown.group.name)?.block
    if (!block) continue
    const cards = shown.children.flatMap((child) => shownGroup(session, child, tools) ?? [])
    yield [id, beginningOf({ ...shown, block, cards })]
  }
}

/** A group that visitors will see, with the fields that have a place in it. */
function shownGroup({ document, revealed }: EditorSession, id: string, tools: boolean) {
  const state = document.groups.get(id)?.getState()
  const group = state && findGroup(state.name)?.group
  if (!group || !isStanding(standingOf(state)) || isAwayIn(document, state)) return null
  const asked = { names: Object.keys(group.fields), revealed: revealed.fieldOf(id), tools }
  const names = new Set(shownFields(document, state, asked))
  return {
    group,
    children: state.children,
    isShown: (name: string) => names.has(name),
    hasHeadings: () => false,
  }
}
