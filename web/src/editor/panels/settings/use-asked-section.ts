import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/editor-context.tsx'

/** Opens the section that somebody has asked for by its name, once the settings are there. */
export function useAskedSection(isThere: boolean): void {
  const shell = useShell()
  const asked = useStore(shell, ({ settingsSection }) => settingsSection)
  useEffect(() => {
    if (asked === null || !isThere) return
    shell.setState({ settingsSection: null })
    const section = document.querySelector<HTMLDetailsElement>(`details[data-section="${CSS.escape(asked)}"]`)
    if (!section) return
    section.open = true
    section.scrollIntoView({ block: 'start' })
    // What has led here gives the focus back as it closes.
    requestAnimationFrame(() => setTimeout(() => section.querySelector('summary')?.focus({ preventScroll: true })))
  }, [shell, asked, isThere])
}
