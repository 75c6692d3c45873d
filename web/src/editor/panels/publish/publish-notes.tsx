'use client'
import { ChevronDown, Languages, Link2Off, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { findGroup } from 'shared/blocks/groups.ts'
import { labelIn } from 'shared/kernel/label.ts'
import type { Locale } from 'shared/kernel/locale.ts'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../editor-context.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useWords } from '../../locales/words.tsx'
import { showField } from '../../shell/show-field.ts'
import { localeName } from '../../toolbar/locale-name.ts'
import { usePublication } from '../../toolbar/publication.tsx'
import { type ButtonWarning, listButtonWarnings } from './button-warnings.ts'
import styles from './publish-dialog.module.css'
import { useShowMissing } from './use-show-missing.ts'

/** What to look at before publishing: missing translations by language, buttons without words or without a link. */
export function PublishNotes({ isAllSaved, onLeave }: { isAllSaved: boolean; onLeave: () => void }) {
  const t = useDialogWords()
  const { language } = useWords()
  const { document } = useEditor()
  const { publication } = usePublication()
  const showMissing = useShowMissing(onLeave)
  const missing = Object.entries(publication?.missing ?? {}) as [Locale, number][]
  const buttons = listButtonWarnings(document)
  const lacking = missing.filter(([, count]) => count > 0)
  if (isAllSaved && lacking.length === 0 && buttons.length === 0) return null
  return (
    <ul className={styles.notes}>
      {!isAllSaved && <Note icon={<TriangleAlert size={16} />}>{t('publish.unsaved')}</Note>}
      {lacking.map(([locale, count]) => (
        <Note
          key={locale}
          icon={<Languages size={16} />}
          action={t('publish.toFields')}
          onAction={() => showMissing(locale)}
        >
          {t('publish.missing', { count, language: localeName(locale, language) })}
        </Note>
      ))}
      {lacking.length > 0 && <li className={text.soft}>{t('missing.text')}</li>}
      <ButtonNotes warnings={buttons} onLeave={onLeave} />
    </ul>
  )
}

/** Up to so many are shown at once; more would stand before the changes that one came to see. */
const fewButtons = 2

function ButtonNotes({ warnings, onLeave }: { warnings: readonly ButtonWarning[]; onLeave: () => void }) {
  const t = useDialogWords()
  const { language } = useWords()
  const session = useEditor()
  const notes = warnings.map((warning) => (
    <Note
      key={warning.fieldId}
      icon={<Link2Off size={16} />}
      action={t('changes.show')}
      onAction={() => {
        onLeave()
        showField(session, warning.fieldId)
      }}
    >
      {t(warning.missing === 'link' ? 'publish.linkMissing' : 'publish.textMissing', {
        block: nameOf(warning, language),
        button: warning.text || buttonName(warning, language),
      })}
    </Note>
  ))
  if (notes.length <= fewButtons) return notes
  return (
    <li>
      <details className={styles.folded}>
        <summary>
          <Link2Off size={16} aria-hidden="true" />
          {t('publish.buttonsMissing', { count: notes.length })}
          <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
        </summary>
        <ul className={styles.notes}>{notes}</ul>
      </details>
    </li>
  )
}

function nameOf(warning: ButtonWarning, language: string): string {
  const contract = findGroup(warning.block)
  return contract ? labelIn(contract.group.label, language) : warning.block
}

function buttonName({ block, field }: ButtonWarning, language: string): string {
  const label = findGroup(block)?.group.fields[field]?.label
  return label ? labelIn(label, language) : field
}

interface NoteProps {
  icon: ReactNode
  action?: string
  onAction?: () => void
  children: ReactNode
}

function Note({ icon, action, onAction, children }: NoteProps) {
  return (
    <li className={styles.note}>
      <span className={styles.noteWords}>
        {icon}
        {children}
      </span>
      {action && (
        <button type="button" className={styles.link} onClick={onAction}>
          {action}
        </button>
      )}
    </li>
  )
}
