'use client'
import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'
import { type EditFlags, type EditPanel, readFlags, withPanel } from './edit-address.ts'

/** The flags of the address, and a way to open a panel (null: none). The address changes without asking the server. */
export function usePanel(): readonly [EditFlags, (panel: EditPanel | null) => void] {
  const search = useSearchParams()
  const open = useCallback((panel: EditPanel | null) => {
    const query = withPanel(new URLSearchParams(window.location.search), panel).toString()
    window.history.replaceState(null, '', `${window.location.pathname}${query && `?${query}`}`)
  }, [])
  return [readFlags(new URLSearchParams(search)), open]
}
