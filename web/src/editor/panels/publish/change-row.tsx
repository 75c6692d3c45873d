'use client'
import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react'
import type { Change } from 'shared/content/changes.ts'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useWords } from '../../locales/words.tsx'
import { localeName } from '../../toolbar/locale-name.ts'
import { useTime } from '../use-time.ts'
import styles from './change-list.module.css'
import { describeChange } from './describe-change.ts'
import { PictureChange } from './picture-change.tsx'
import { useChangeWords } from './use-change-words.ts'
import { DiffText } from './words/diff-text.tsx'

const icons = { added: Plus, changed: PencilLine, removed: Minus, moved: ArrowUpDown }

/** One value that publishing changes: what, how, by whom and when. */
export function ChangeRow({ change }: { change: Change }) {
  const t = useDialogWords()
  const { language } = useWords()
  const words = useChangeWords()
  const time = useTime()
  const { title, before, after } = describeChange(change, words, language)
  const kind = change.kind === 'added' && before ? 'changed' : change.kind
  const Icon = icons[kind]
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <span>
          {title}
          {change.locale && ` · ${localeName(change.locale, language)}`}
        </span>
        <span className={`${styles.kind} ${styles[kind] ?? ''}`}>
          <Icon size={12} aria-hidden="true" />
          {t(`changes.kind.${kind}`)}
        </span>
        {change.updatedAt && (
          <span className={styles.who}>{[change.updatedBy, time(change.updatedAt)].filter(Boolean).join(', ')}</span>
        )}
      </div>
      {change.pictures ? (
        <PictureChange pictures={change.pictures} before={before} after={after} />
      ) : (
        (before || after) && <DiffText before={before} after={after} />
      )}
    </li>
  )
}
