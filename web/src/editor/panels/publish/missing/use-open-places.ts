import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useDialog, useEditor, usePageEntry } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { storedContent } from '../../../model/shown-content.ts'
import { usePublication } from '../../../publication/publication.tsx'
import { fieldHash, showField } from '../../../shell/show-field.ts'
import { useOpenPage } from '../../../shell/use-open-page.ts'
import { targetName } from '../../../words/target-name.ts'
import { useGiveWay } from '../../use-panel.ts'
import { usePublishWords } from '../messages/use-publish-words.ts'
import { inPageOrder } from './in-page-order.ts'
import type { Place } from './place-list.tsx'

interface OfField {
  readonly fieldId: string
  readonly groupId: string
  readonly locale: Locale
}

interface OpenPlaces {
  /**
   * All that is missing in a language: the page's own name or address, which are asked for on the spot, fields without a
   * translation, over in that language if need be, and alternative texts, on the spot too.
   */
  readonly missing: (locale: Locale) => readonly Place[]
  /** Translations that a person should look at. */
  readonly toLookAt: (locale: Locale) => readonly Place[]
}

/** The places of the page that lack a translation or have one to be looked at, each with the way to it. */
export function useOpenPlaces(onLeave: () => void): OpenPlaces {
  const t = usePublishWords()
  const { language } = useWords()
  const [, openDialog] = useDialog()
  const { document } = useEditor()
  const { publication } = usePublication()
  const showText = useShowText(onLeave)

  const fieldPlaces = (fields: readonly OfField[] = [], locale: Locale, state = ''): readonly Place[] =>
    inPageOrder(
      document,
      fields.filter((field) => field.locale === locale),
    ).map(({ fieldId, groupId }) => {
      const field = document.groups.get(groupId)?.getState().fields[document.places.get(fieldId)?.name ?? '']
      const original = storedContent(field, document.defaultLocale) as { readonly text?: string } | null
      return {
        id: `${locale} ${fieldId} ${state}`,
        where: targetName(document, { id: fieldId }, '', language) || t('missing.field'),
        words: original?.text?.trim() ?? '',
        state,
        show: () => showText(fieldId, locale),
      }
    })

  function missing(locale: Locale): readonly Place[] {
    const parts = (publication?.missingOfPage ?? []).filter((one) => one.locale === locale)
    const alts = (publication?.missingAlts ?? []).filter((one) => one.locale === locale)
    const onTheSpot = (dialog: Parameters<typeof openDialog>[0]) => () => {
      onLeave()
      openDialog(dialog)
    }
    return [
      ...parts.map(({ part }) => ({
        ...{ id: `${locale} ${part}`, where: t(`missing.${part}`), words: '', state: '' },
        show: onTheSpot({ type: 'page', part, locale }),
      })),
      ...fieldPlaces(publication?.missingFields, locale),
      ...alts.map(({ mediaId, fieldId }) => ({
        ...{ id: `${locale} ${fieldId} ${mediaId}`, where: t('missing.alt'), state: '' },
        words: document.media.getState()[mediaId]?.alt ?? '',
        show: onTheSpot({ type: 'alt', mediaId, locale }),
      })),
    ]
  }
  return {
    missing,
    toLookAt: (locale) => [
      ...fieldPlaces(publication?.stale, locale, t('missing.isStale')),
      ...fieldPlaces(publication?.unchecked, locale, t('missing.isMachine')),
    ],
  }
}

/** Leads to a text in a language: a panel makes way for it. */
function useShowText(onLeave: () => void): (fieldId: string, locale: Locale) => void {
  const session = useEditor()
  const entry = usePageEntry()
  const openPage = useOpenPage()
  const giveWay = useGiveWay()
  return (fieldId, locale) => {
    onLeave()
    if (locale !== session.document.locale)
      return entry && openPage(entry, { locale, query: 'toolbar=1', hash: fieldHash(fieldId) })
    giveWay()
    showField(session, fieldId)
  }
}
