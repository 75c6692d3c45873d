import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { useDialog, useEditor, usePageEntry } from '../../editor-context.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { fieldHash, showField } from '../../shell/show-field.ts'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { usePublication } from '../../toolbar/publication.tsx'

interface ShowMissing {
  readonly show: (locale: Locale) => void
  /** What the way there is called. */
  readonly label: (locale: Locale) => string
}

/**
 * Leads to what is missing in a language: the page's own name or address first, which are asked for on the spot, else the
 * first field without a translation, over to that language if need be.
 */
export function useShowMissing(onLeave: () => void): ShowMissing {
  const t = useDialogWords()
  const [, openDialog] = useDialog()
  const session = useEditor()
  const entry = usePageEntry()
  const openPage = useOpenPage()
  const { publication } = usePublication()
  const partIn = (locale: Locale) => publication?.missingOfPage.find((candidate) => candidate.locale === locale)?.part
  return {
    label: (locale) => {
      const part = partIn(locale)
      return t(part ? `missing.${part}` : 'publish.toFields')
    },
    show: (locale) => {
      const part = partIn(locale)
      const field = publication?.missingFields.find((candidate) => candidate.locale === locale)
      onLeave()
      if (part) return openDialog({ type: 'page', part, locale })
      if (field && locale === session.document.locale) showField(session, field.fieldId)
      else if (entry) openPage(entry, { locale, query: 'toolbar=1', hash: field ? fieldHash(field.fieldId) : '' })
    },
  }
}
