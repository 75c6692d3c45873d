'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { entriesFrom } from '@blickfang/contract/sources/entries-from.ts'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { messages } from '../texts/messages.generated.ts'

/** A page in edit mode: nobody is led anywhere else by what another script of this origin has kept. */
const page = /^\/[a-z]{2}\/edit(?:[/?][^\\]{0,500})?$/

/** The way back to the page in whose block the editor asked for these entries, as long as the tab is open. */
export function BackToPage() {
  const { i18n } = useTranslation()
  const [href, setHref] = useState<string | null>(null)
  useEffect(() => {
    const kept = keptPage()
    if (kept && page.test(kept)) setHref(kept)
  }, [])
  if (!href) return null
  // The page is another app's, so that it is opened as a whole, and fresh.
  return <a href={href}>{translate(messages, i18n.language)('backToPage')}</a>
}

function keptPage(): string | null {
  try {
    return window.sessionStorage.getItem(entriesFrom)
  } catch {
    // A browser that keeps nothing for sites.
    return null
  }
}
