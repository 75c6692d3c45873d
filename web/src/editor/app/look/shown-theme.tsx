'use client'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { definePart } from '../../../ui/parts/define-part.ts'
import { usePart } from '../../../ui/parts/use-part.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { followTriedTheme, triedTheme } from '../../shell/settings/tried-theme.ts'

/** Maker of colour palettes, which brings whole libraries: not needed before colours are tried, or others than those of the page as it came. */
export const themeColors = definePart(async () => (await import('../../../site/theme/theme-css.ts')).themeCss)

/** The colours of the settings as they are here, tried or before they are saved: one sees the page in a colour while choosing it. */
export function ShownTheme() {
  const { settings } = useEditor().document
  const appearance = useStore(settings, ({ values }) => values?.appearance)
  const { theme } = useStore(triedTheme)
  // Here, where they are drawn: whatever panel is open.
  useEffect(followTriedTheme, [])
  // The page came in these: many a tool asks for the settings for something else.
  const came = useRef(appearance)
  came.current ??= appearance
  // Heard before anything is drawn: what is read and changed at once would count as what the page came in.
  useEffect(() => {
    return settings.subscribe(({ values }) => {
      came.current ??= values?.appearance
    })
  }, [settings])
  const changed = appearance === came.current ? undefined : appearance
  const shown = theme ? { ...appearance, theme } : changed
  const themeCss = usePart(themeColors, { isWanted: shown !== undefined, giveUp: () => {} })
  return shown && themeCss ? <style>{themeCss(shown)}</style> : null
}
