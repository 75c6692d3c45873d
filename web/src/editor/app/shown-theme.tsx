'use client'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { themeCss } from '../../site/theme/theme-css.ts'
import { useEditor } from '../context/editor-context.tsx'
import { followTriedTheme, triedTheme } from '../shell/settings/tried-theme.ts'

/** The colours of the settings as they are here, tried or before they are saved: one sees the page in a colour while choosing it. */
export function ShownTheme() {
  const appearance = useStore(useEditor().document.settings, ({ values }) => values?.appearance)
  const { theme } = useStore(triedTheme)
  // Here, where they are drawn: whatever panel is open.
  useEffect(followTriedTheme, [])
  const shown = theme ? { ...appearance, theme } : appearance
  return shown ? <style>{themeCss(shown)}</style> : null
}
