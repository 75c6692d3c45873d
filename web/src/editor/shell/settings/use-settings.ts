import type { Settings } from '@blickfang/shared/content/settings.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useNotify } from '../use-notify.ts'
import { loadSettings, settingsStore } from './settings-store.ts'

let loading: Promise<unknown> | null = null

/** The site's settings; null while they are being read. */
export function useSettings(): Settings | null {
  const settings = useStore(settingsStore, (state) => state.settings)
  const notify = useNotify()
  useEffect(() => {
    if (settingsStore.getState().settings || loading) return
    loading = loadSettings()
      .catch(notify.failure)
      .finally(() => {
        loading = null
      })
  }, [notify])
  return settings
}
