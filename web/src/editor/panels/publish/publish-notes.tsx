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
import { fieldHash, showElement } from '../../shell/show-field.ts'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { usePublishWords } from './messages/use-publish-words.ts'
import { openInLanguages, useOpenWords } from './missing/use-open-words.ts'
import { useShowMissing } from './missing/use-show-missing.ts'
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
  const missingWay = useShowMissing(onLeave)
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
        <Note
          key={locale}
          icon={<Languages size={16} />}
          action={missingWay.label(locale)}
          onAction={() => missingWay.show(locale)}
        >
          {t('publish.missing', { count, language: localeName(locale, language) })}
        </Note>
      ))}
      {lacking.length > 0 && <li className={text.soft}>{t('missing.text')}</li>}
      {toLookAt.map((open) => (
        <Note
          key={`look ${open.locale}`}
          icon={<Languages size={16} />}
          action={t('publish.toFields')}
          onAction={() => missingWay.show(open.locale)}
        >
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
  const here = session.document.locale
  const show = ({ mediaId, locale, field, groupId }: PageWarning) => {
    if (mediaId) openDialog({ type: 'alt', mediaId, locale })
    else if (locale === here || !field || !entry) showElement(session, { groupId, field: field?.name ?? null })
    else openPage(entry, { locale, query: 'toolbar=1', hash: fieldHash(field.id) })
  }
  const notes = warnings.map((warning) => (
    <Note
      key={warning.id}
      icon={warning.fault === 'sample' ? <TextQuote size={16} /> : <Link2Off size={16} />}
      action={t('changes.show')}
      onAction={() => {
        onLeave()
        show(warning)
      }}
    >
      {warning.locale !== here && `${localeName(warning.locale, language)} – `}
      {t(`publish.fault.${warning.fault}`, {
        block: blockName(warning, language),
        text: shorten(warning.text) || fieldName(warning, language) || t('publish.ownLink'),
      })}
    </Note>
  ))
  if (notes.length <= few) return notes
  return (
    <li>
      <details className={css.folded}>
        <summary>
          <TriangleAlert size={16} aria-hidden="true" />
          {t('publish.notesMore', { count: notes.length })}
          <ChevronDown size={16} aria-hidden="true" className={css.arrow} />
        </summary>
        <ul className={css.notes}>{notes}</ul>
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
  children: ReactNode
}

function Note({ icon, action, onAction, children }: NoteProps) {
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
    </li>
  )
}
