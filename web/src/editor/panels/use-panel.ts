'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { showQuery } from '../../ui/back/show-query.ts'
import { type EditFlags, readFlags, withFlag } from '../address/edit-address.ts'
import type { Panel } from './define-panel.ts'
import { panels as byFolder } from './panels.generated.ts'

/** Every panel there is. */
export const panels = Object.values(byFolder)
const names = panels.map(({ name }) => name)

export type PanelName = (typeof names)[number]

/** The flags of the address, and a way to open a panel or the toolbar alone (null: none). The address changes without asking the server; Back closes what lies over the page. */
export function usePanel(): readonly [EditFlags<PanelName>, (flag: PanelName | 'toolbar' | null) => void] {
  const search = useSearchParams()
  const open = useCallback((flag: PanelName | 'toolbar' | null) => {
    const before = new URLSearchParams(window.location.search)
    const wasSheet = readFlags(before, names).panel !== null
    const isSheet = flag !== null && flag !== 'toolbar'
    const query = withFlag(before, flag, { panels: names, keepsTools: keepsTools(flag) }).toString()
    showQuery({ search: query && `?${query}`, isSheet, isNew: isSheet && !wasSheet })
  }, [])
  return [readFlags(new URLSearchParams(search), names), open]
}

/** Takes an open panel away for what it would lie over: who is led to a place of the page sees it, and writes there. */
export function useGiveWay(): () => void {
  const [, open] = usePanel()
  return useCallback(() => {
    if (currentFlags().panel !== null) open('toolbar')
  }, [open])
}

/** Whether the page goes on being edited beside the panel of a name. */
export function keepsTools(name: string | null): boolean {
  return panels.some((panel: Panel) => panel.name === name && panel.isBeside === true)
}

/** The flags as they stand in the address now, which is ahead of what is drawn. */
export function currentFlags(): EditFlags<PanelName> {
  return readFlags(new URLSearchParams(window.location.search), names)
}
