'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { ChevronDown, Languages, Link2Off, TextQuote, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import text from '../../../ui/text.module.css'
import { besideTyping } from '../../../ui/thread/beside-typing.ts'
import { useDialog, useEditor, usePageEntry } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { listPageWarnings, type PageWarning } from '../../model/page-warnings.ts'
import { wantAllAddresses } from '../../model/unknown-pages.ts'
import { usePublication } from '../../publication/publication.tsx'
import { fieldHash, showElement, showField } from '../../shell/show-field.ts'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { useGiveWay } from '../use-panel.ts'
import { usePublishWords } from './messages/use-publish-words.ts'
import { type Place, PlaceList } from './missing/place-list.tsx'
import { useOpenPlaces } from './missing/use-open-places.ts'
import { openInLanguages, useOpenWords } from './missing/use-open-words.ts'
import css from './publish-dialog.module.css'

/**
 * Notes on what to look at before publishing: missing translations by language, buttons and links that a visitor would miss, words
 * that are still the sample.
 */
export function PublishNotes({ isAllSaved, onLeave }: { isAllSaved: boolean; onLeave: () => void }) {
  const t = usePublishWords()
  const { language } = useWords()
  const { document } = useEditor()
  const { publication } = usePublication()
  const places = useOpenPlaces(onLeave)
  const openWords = useOpenWords()
  const missing = Object.entries(publication?.missing ?? {}) as [Locale, number][]
  // Pages come and go while one edits: addresses are looked at as they are now.
  useEffect(() => void wantAllAddresses(document, besideTyping), [document])
  useStore(document.site, ({ addresses }) => addresses)
  const warnings = listPageWarnings(document)
  const lacking = missing.filter(([, count]) => count > 0)
  const toLookAt = openInLanguages(publication).filter(({ stale, unchecked }) => stale + unchecked > 0)
  if (isAllSaved && lacking.length + toLookAt.length === 0 && warnings.length === 0) return null
  return (
    <ul className={css.notes}>
      {!isAllSaved && <Note icon={<TriangleAlert size={16} />}>{t('publish.unsaved')}</Note>}
      {lacking.map(([locale, count]) => (
        <Note key={locale} icon={<Languages size={16} />} places={places.missing(locale)}>
          {t('publish.missing', { count, language: localeName(locale, language) })}
        </Note>
      ))}
      {lacking.length > 0 && <li className={text.soft}>{t('missing.text')}</li>}
      {toLookAt.map((open) => (
        <Note key={`look ${open.locale}`} icon={<Languages size={16} />} places={places.toLookAt(open.locale)}>
          {localeName(open.locale, language)}: {openWords({ ...open, missing: 0 })}
        </Note>
      ))}
      <PageNotes warnings={warnings} onLeave={onLeave} />
    </ul>
  )
}

/** Most notes that are shown at once; more would stand before the changes that people came to see. */
const few = 2

function PageNotes({ warnings, onLeave }: { warnings: readonly PageWarning[]; onLeave: () => void }) {
  const t = usePublishWords()
  const { language } = useWords()
  const session = useEditor()
  const entry = usePageEntry()
  const openPage = useOpenPage()
  const [, openDialog] = useDialog()
  const giveWay = useGiveWay()
  const here = session.document.locale
  const show = ({ mediaId, locale, field, groupId }: PageWarning) => {
    if (mediaId) openDialog({ type: 'alt', mediaId, locale })
    else if (!field) showElement(session, { groupId, field: null })
    else if (locale === here || !entry) showField(session, field.id)
    else openPage(entry, { locale, query: 'toolbar=1', hash: fieldHash(field.id) })
  }
  const lead = (warning: PageWarning) => {
    onLeave()
    giveWay()
    show(warning)
  }
  const samples = warnings.filter(({ fault }) => fault === 'sample')
  const others = warnings.filter(({ fault }) => fault !== 'sample')
  const notes = others.map((warning) => (
    <Note key={warning.id} icon={<Link2Off size={16} />} action={t('changes.show')} onAction={() => lead(warning)}>
      {warning.locale !== here && `${localeName(warning.locale, language)} – `}
      {t(`publish.fault.${warning.fault}`, {
        block: blockName(warning, language),
        text: shorten(warning.text) || fieldName(warning, language) || t('publish.ownLink'),
      })}
    </Note>
  ))
  return (
    <>
      {samples.length > 0 && (
        <Note
          icon={<TextQuote size={16} />}
          places={samples.map((warning) => ({
            id: warning.id,
            where: [blockName(warning, language), fieldName(warning, language)].filter(Boolean).join(' › '),
            words: warning.text,
            state: '',
            show: () => lead(warning),
          }))}
        >
          {t('publish.samples', { count: samples.length })}
        </Note>
      )}
      {notes.length <= few ? notes : <Folded>{notes}</Folded>}
    </>
  )
}

function Folded({ children }: { children: readonly ReactNode[] }) {
  const t = usePublishWords()
  return (
    <li>
      <details className={css.folded}>
        <summary>
          <TriangleAlert size={16} aria-hidden="true" />
          {t('publish.notesMore', { count: children.length })}
          <ChevronDown size={16} aria-hidden="true" className={css.arrow} />
        </summary>
        <ul className={css.notes}>{children}</ul>
      </details>
    </li>
  )
}

/** Enough of a text to know it by. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text
}

function blockName({ block }: PageWarning, language: string): string {
  const contract = findGroup(block)
  return contract ? labelIn(contract.group.label, language) : block
}

function fieldName({ block, field }: PageWarning, language: string): string {
  const label = field && findGroup(block)?.group.fields[field.name]?.label
  return label ? labelIn(label, language) : ''
}

interface NoteProps {
  icon: ReactNode
  action?: string
  onAction?: () => void
  /** Places that it is about, each the way to itself. */
  places?: readonly Place[]
  children: string | readonly ReactNode[]
}

function Note({ icon, action, onAction, places, children }: NoteProps) {
  return (
    <li className={css.note}>
      <span className={css.noteWords}>
        {icon}
        {children}
      </span>
      {action && (
        <button type="button" className={css.link} onClick={onAction}>
          {action}
        </button>
      )}
      {places && <PlaceList places={places} label={[children].flat().join('')} />}
    </li>
  )
}
