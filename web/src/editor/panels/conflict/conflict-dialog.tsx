'use client'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import text from '../../../ui/text.module.css'
import { useConflicts, useDialog, useEditor } from '../../context/editor-context.tsx'
import { useTargetName } from '../../words/use-target-name.ts'
import { useTime } from '../../words/use-time.ts'
import css from './conflict-dialog.module.css'
import { useConflictWords } from './messages/use-conflict-words.ts'
import { useAuthor } from './use-author.ts'
import { usePictures } from './use-pictures.ts'
import { useValueText } from './use-value-text.ts'

/** Two versions of one value side by side; nothing is lost before somebody has chosen. */
export function ConflictDialog({ conflictId, onClose }: { conflictId: string; onClose: () => void }) {
  const t = useConflictWords()
  const nameOf = useTargetName()
  const session = useEditor()
  const conflicts = useConflicts()
  const [, openDialog] = useDialog()
  const time = useTime()
  const valueText = useValueText()
  const conflict = conflicts.find((candidate) => candidate.id === conflictId)
  const author = useAuthor(conflict)
  const pictureOf = usePictures(conflict)
  if (!conflict) return null

  function choose(choice: 'mine' | 'theirs') {
    session.resolveConflict(conflictId, choice)
    const next = conflicts.find((candidate) => candidate.id !== conflictId)
    if (next) openDialog({ type: 'conflict', conflictId: next.id })
    else onClose()
  }

  const who = author.by ?? t('conflict.someone')
  const { target, key } = conflict
  const say = (value: Json) => valueText(value, target, key) ?? (pictureOf(value) ? '' : t('conflict.noWords'))
  const isText = valueKeys.content.partOf(conflict.key) !== null
  return (
    <Dialog
      size="medium"
      title={isText ? t('conflict.titleText', { who }) : t('conflict.title', { who })}
      description={
        <>
          {nameOf(target, key)} {t('conflict.explain')}
        </>
      }
      closeLabel={t('conflict.later')}
      onClose={onClose}
    >
      <div className={css.versions}>
        <Version
          title={t('conflict.mine')}
          picture={pictureOf(conflict.mine)}
          words={say(conflict.mine)}
          empty={t('conflict.empty')}
        >
          <Button variant="solid" wide onClick={() => choose('mine')}>
            {t('conflict.keepMine')}
          </Button>
        </Version>
        <Version
          title={author.by ? t('conflict.theirs', { who }) : t('conflict.other')}
          picture={pictureOf(conflict.theirs)}
          note={author.at ? time(author.at) : undefined}
          words={say(conflict.theirs)}
          empty={t('conflict.empty')}
        >
          <Button wide onClick={() => choose('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
        </Version>
      </div>
    </Dialog>
  )
}

interface VersionProps {
  title: string
  note?: string | undefined
  picture: MediaView | undefined
  words: string
  empty: string
  children: ReactNode
}

function Version({ title, note, picture, words, empty, children }: VersionProps) {
  return (
    <section className={css.version}>
      <div className={css.head}>
        <h3 className={text.heading}>{title}</h3>
        {note && <p className={text.soft}>{note}</p>}
      </div>
      {picture && <img className={css.picture} src={pictureAddress(picture, 640)} alt={picture.alt} decoding="async" />}
      {/* A picture without a description stands for itself. */}
      <p className={css.words}>{words || (!picture && <em>{empty}</em>)}</p>
      {children}
    </section>
  )
}
