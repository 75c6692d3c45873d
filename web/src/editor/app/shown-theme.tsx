'use client'
import { useStore } from 'zustand'
import { themeCss } from '../../site/theme/theme-css.ts'
import { useEditor } from '../context/editor-context.tsx'

/** The colours of the settings as they are here, before they are saved: one sees the page in a colour while choosing it. */
export function ShownTheme() {
  const appearance = useStore(useEditor().document.settings, ({ values }) => values?.appearance)
  return appearance ? <style>{themeCss(appearance)}</style> : null
}
