import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useDialog, useEditor, usePageEntry } from '../../../context/editor-context.tsx'
import { usePublication } from '../../../publication/publication.tsx'
import { fieldHash, showField } from '../../../shell/show-field.ts'
import { useOpenPage } from '../../../shell/use-open-page.ts'
import { usePublishWords } from '../messages/use-publish-words.ts'
import { firstOnPage } from './first-on-page.ts'

interface ShowMissing {
  readonly show: (locale: Locale) => void
  /** Label of the button that leads there. */
  readonly label: (locale: Locale) => string
}

/**
 * Leads to what is missing in a language: the page's own name or address first, which are asked for on the spot, then the
 * first field without a translation, over to that language if need be, then a picture's alternative text, on the spot too, then
 * the first translation that needs a look.
 */
export function useShowMissing(onLeave: () => void): ShowMissing {
  const t = usePublishWords()
  const [, openDialog] = useDialog()
  const session = useEditor()
  const entry = usePageEntry()
  const openPage = useOpenPage()
  const { publication } = usePublication()
  const partIn = (locale: Locale) => publication?.missingOfPage.find((candidate) => candidate.locale === locale)?.part
  const first = (locale: Locale, fields: readonly { fieldId: string; groupId: string; locale: Locale }[] = []) =>
    firstOnPage(
      session.document,
      fields.filter((candidate) => candidate.locale === locale),
    )
  const missingIn = (locale: Locale) => first(locale, publication?.missingFields)
  const altIn = (locale: Locale) =>
    missingIn(locale) ? undefined : publication?.missingAlts.find((candidate) => candidate.locale === locale)
  const fieldIn = (locale: Locale) =>
    missingIn(locale) ?? first(locale, [...(publication?.stale ?? []), ...(publication?.unchecked ?? [])])
  return {
    label: (locale) => {
      const part = partIn(locale)
      if (part) return t(`missing.${part}`)
      return t(altIn(locale) ? 'missing.alt' : 'publish.toFields')
    },
    show: (locale) => {
      const part = partIn(locale)
      const [field, alt] = [fieldIn(locale), altIn(locale)]
      onLeave()
      if (part) return openDialog({ type: 'page', part, locale })
      if (alt) return openDialog({ type: 'alt', mediaId: alt.mediaId, locale })
      if (field && locale === session.document.locale) showField(session, field.fieldId)
      else if (entry) openPage(entry, { locale, query: 'toolbar=1', hash: field ? fieldHash(field.fieldId) : '' })
    },
  }
}
