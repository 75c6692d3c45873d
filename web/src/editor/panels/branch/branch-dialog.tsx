'use client'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { type MouseEvent, useCallback } from 'react'
import { useStore } from 'zustand'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { DialogProps } from '../dialog-props.ts'
import { ReadFailed } from '../read-failed.tsx'
import { BranchForm } from './branch-form.tsx'
import { useBranchWords } from './messages/use-branch-words.ts'

/** The shop's own data where one sees it: hours, special days, address and phone of a branch. Live at once. */
export function BranchDialog({ branchId, at, day = '', onClose }: DialogProps<'branch'>) {
  const t = useBranchWords()
  const { language } = useWords()
  const { branches, failure, readAgain } = useBranches()
  const branch = branches?.[branchId]
  const name = typeof branch?.name === 'string' ? branch.name : ''
  return (
    <Dialog
      size="medium"
      title={name || t('title')}
      description={t('hint')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={(event) => isAllRight(event) && onClose()}>
          {t('done')}
        </Button>
      }
    >
      {failure !== null && (
        <ReadFailed
          sentence={t('failed')}
          reason={errorSentence(failure, language)}
          retry={t('retry')}
          onRetry={() => void readAgain()}
        />
      )}
      {branches === null && failure === null && <Spinner label={t('loading')} />}
      {branches && !branch && <p className={text.text}>{t('gone')}</p>}
      {branch && <BranchForm id={branchId} values={branch} at={at} day={day} />}
    </Dialog>
  )
}

/** Whoever is done with something that was not understood stays, at that input, whose sentence says how it goes. */
function isAllRight({ currentTarget }: MouseEvent): boolean {
  const wrong = currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('[aria-invalid=true]')
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
  return !wrong
}

/** Reads them anew whenever the dialog opens: the admin changes them too. Those that were read before are better than nothing. */
function useBranches() {
  const session = useEditor()
  const byId = useStore(session.document.branches, (branches) => branches.byId)
  const read = useCallback(() => session.loadBranches(), [session])
  const { answer, failure, readAgain } = useRead(read)
  return { branches: answer !== null || failure !== null ? byId : null, failure, readAgain }
}
