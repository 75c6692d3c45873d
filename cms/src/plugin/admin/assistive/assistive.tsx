'use client'
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import './assistive.css'
import './narrow.css'
import { markMain } from './mark-main.ts'
import { nameControls } from './name-controls.ts'

/** Gives Payload's own parts what those who hear the page or use keys miss in them: landmarks, names, readable colours. */
export function Assistive({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const mend = () => {
      markMain()
      nameControls(language)
    }
    mend()
    // Views come and go with the address, and later than it changes.
    const observer = new MutationObserver(mend)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [language])
  return children
}
