import { useCallback } from 'react'
import type { Locale } from 'shared/kernel/locale.ts'
import { useEditor, usePageEntry } from '../../editor-context.tsx'
import { fieldHash, showField } from '../../shell/show-field.ts'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { usePublication } from '../../toolbar/publication.tsx'

/** Leads to the first field that lacks a translation in a language, over to that language if need be. */
export function useShowMissing(onLeave: () => void): (locale: Locale) => void {
  const session = useEditor()
  const entry = usePageEntry()
  const openPage = useOpenPage()
  const { publication } = usePublication()
  return useCallback(
    (locale) => {
      const field = publication?.missingFields.find((candidate) => candidate.locale === locale)
      onLeave()
      if (field && locale === session.document.locale) showField(session, field.fieldId)
      else if (entry) openPage(entry, { locale, query: 'toolbar=1', hash: field ? fieldHash(field.fieldId) : '' })
    },
    [publication, session, entry, openPage, onLeave],
  )
}
