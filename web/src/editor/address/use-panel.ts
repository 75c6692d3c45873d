'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { showQuery } from '../../ui/back/show-query.ts'
import { type EditFlags, type EditPanel, readFlags, withPanel } from './edit-address.ts'

/** The flags of the address, and a way to open a panel (null: none). The address changes without asking the server; Back closes what lies over the page. */
export function usePanel(): readonly [EditFlags, (panel: EditPanel | null) => void] {
  const search = useSearchParams()
  const open = useCallback((panel: EditPanel | null) => {
    const before = new URLSearchParams(window.location.search)
    const flags = readFlags(before)
    const wasSheet = flags.pageMenu || flags.settings
    const isSheet = panel === 'pageMenu' || panel === 'settings'
    const query = withPanel(before, panel).toString()
    showQuery({ search: query && `?${query}`, isSheet, isNew: isSheet && !wasSheet })
  }, [])
  return [readFlags(new URLSearchParams(search)), open]
}
