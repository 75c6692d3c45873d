'use client'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useEditor, useGroup, useRevealed } from '../context/editor-context.tsx'
import { isApplicable } from '../model/catalogue/is-applicable.ts'
import { findGroup } from '../model/catalogue/known-blocks.ts'
import type { GroupState } from '../model/group-state.ts'
import type { PageDocument } from '../model/page-document.ts'
import { buttonFaults, isFilled } from './is-filled.ts'
import { useTools } from './use-tools.ts'

/**
 * Which fields of a group have a place on the page: those a visitor would see, and while tools are on also a button that
 * has been begun, the field that is being filled, empty pictures, and all of a block that would show nothing. The answer is a string, so
 * that the group renders again only when it changes.
 */
export function useFieldsWithPlace(id: string, group: Group): (name: string) => boolean {
  const { document } = useEditor()
  const tools = useTools()
  const revealed = useRevealed(id)
  const names = useMemo(() => Object.keys(group.fields), [group])
  const shownOf = (state: GroupState) => shownFields(document, state, { names, revealed, tools }).join(' ')
  const shown = useGroup(id, shownOf)
  // A picture that becomes known later fills its field.
  useStore(document.media, () => {
    const store = document.groups.get(id)
    return store && shownOf(store.getState())
  })
  const current = useMemo(() => ({ shown: new Set<string>() }), [])
  current.shown = new Set(shown.split(' '))
  return useMemo(() => (name: string) => current.shown.has(name), [current])
}

interface Asked {
  readonly names: readonly string[]
  readonly revealed: string | null
  readonly tools: boolean
}

/** The names of the fields that have a place on the page now. */
export function shownFields(
  document: PageDocument,
  group: GroupState,
  { names, revealed, tools }: Asked,
): readonly string[] {
  const filled = names.filter((name) => isFilled(document, group, name))
  if (!tools) return filled
  const applicable = names.filter((name) => isApplicable(group, name))
  if (filled.length === 0 && group.children.length === 0) return applicable
  return applicable.filter(
    (name) => filled.includes(name) || name === revealed || isBegun(document, group, name) || isPicture(group, name),
  )
}

/** An empty picture says where it belongs, also once its block is live; who wants none turns the field off. */
function isPicture(group: GroupState, name: string): boolean {
  return findGroup(group.name)?.group.fields[name]?.kind === 'media'
}

function isBegun(document: PageDocument, group: GroupState, name: string): boolean {
  if (findGroup(group.name)?.group.fields[name]?.kind !== 'button') return false
  const faults = buttonFaults(document, group, name)
  return !(faults.link && faults.text)
}
