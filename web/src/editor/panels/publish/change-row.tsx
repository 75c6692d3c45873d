'use client'
import type { Called, Change } from '@blickfang/contract/content/changes/changes.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react'
import { useWords } from '../../locales/words.tsx'
import { useTime } from '../../words/use-time.ts'
import css from './change-list.module.css'
import { describeChange } from './describe-change.ts'
import { LookList } from './look-list.tsx'
import { usePublishWords } from './messages/use-publish-words.ts'
import { PictureChange } from './picture-change.tsx'
import { useChangeWords } from './use-change-words.ts'
import { DiffText } from './words/diff-text.tsx'

const icons = { added: Plus, changed: PencilLine, removed: Minus, moved: ArrowUpDown }

interface ChangeRowProps {
  readonly change: Change
  readonly called: Called
  readonly within?: string | undefined
}

/** Row for a value that publishing changes: what, how, by whom and when. `within` names the card of a block that it belongs to. */
export function ChangeRow({ change, called, within }: ChangeRowProps) {
  const t = usePublishWords()
  const { language } = useWords()
  const words = useChangeWords()
  const time = useTime()
  const { title, before, after, pictures, looks } = describeChange(change, { words, language, called })
  const kind = change.kind === 'added' && before ? 'changed' : change.kind
  const Icon = icons[kind]
  // Where only the looks change, they are what one comes to see.
  const isOtherWords = (before || after) && !(looks.length > 0 && before === after)
  return (
    <li className={css.change}>
      <div className={css.head}>
        <span>
          {[within, title].filter(Boolean).join(' · ')}
          {change.locale && ` · ${localeName(change.locale, language)}`}
        </span>
        <span className={`${css.kind} ${css[kind] ?? ''}`}>
          <Icon size={12} aria-hidden="true" />
          {t(`changes.kind.${kind}`)}
        </span>
        {change.updatedAt && (
          <span className={css.who}>{[change.updatedBy, time(change.updatedAt)].filter(Boolean).join(', ')}</span>
        )}
      </div>
      {pictures ? (
        <PictureChange pictures={pictures} before={before} after={after} />
      ) : (
        isOtherWords && <DiffText before={before} after={after} />
      )}
      {looks.length > 0 && <LookList looks={looks} />}
    </li>
  )
}
