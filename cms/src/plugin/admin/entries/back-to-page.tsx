'use client'

import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { messages } from '../texts/messages.generated.ts'

const kept = 'entriesFrom'
/** A page in edit mode: nobody is led anywhere else by an address that somebody made up. */
const page = /^\/[a-z]{2}\/edit(?:[/?][^\\]{0,500})?$/

/** The way back to the page in whose block the editor asked for these entries, as long as the tab is open. */
export function BackToPage() {
  const from = useSearchParams().get('from')
  const { i18n } = useTranslation()
  const [href, setHref] = useState<string | null>(null)
  useEffect(() => {
    const named = from ?? window.sessionStorage.getItem(kept)
    if (!named || !page.test(named)) return
    window.sessionStorage.setItem(kept, named)
    setHref(named)
  }, [from])
  if (!href) return null
  // The page is another app's, so that it is opened as a whole, and fresh.
  return <a href={href}>{translate(messages, i18n.language)('backToPage')}</a>
}
