'use client'
import { useEffect } from 'react'
import { definePart } from '../../../ui/parts/define-part.ts'
import { storedLanguage } from '../../locales/stored-language.ts'

/** Teller of mails, which comes by itself: nobody who begins to type waits for its words. */
const mails = definePart(async () => (await import('./tell-undelivered-mails.ts')).tellUndeliveredMails)

/** Says once in a tab, and again when there are more, that mails of the site did not go; leads to what can be done. */
export function useUndeliveredMails(): void {
  useEffect(() => {
    // Who does not answer now is asked by the next page.
    mails.load().then(
      (tell) => tell(storedLanguage() ?? 'de'),
      () => undefined,
    )
  }, [])
}
