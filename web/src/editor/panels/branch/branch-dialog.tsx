'use client'
import { type MouseEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { BranchForm } from './branch-form.tsx'
import { useBranchWords } from './messages/use-branch-words.ts'

/** The shop's own data where one sees it: hours, special days, address and phone of a branch. Live at once. */
export function BranchDialog({ branchId, at, day = '', onClose }: DialogProps<'branch'>) {
  const t = useBranchWords()
  const branches = useBranches()
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
      {branches === null && <Spinner label={t('loading')} />}
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

/** Read anew whenever the dialog opens: the admin changes them too. null while nobody has answered. */
function useBranches() {
  const session = useEditor()
  const notify = useNotify()
  const byId = useStore(session.document.branches, (branches) => branches.byId)
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    let isGone = false
    session
      .loadBranches()
      .then(() => !isGone && setFresh(true))
      .catch((error: unknown) => {
        // What was read before is better than nothing, without a network too.
        setFresh(true)
        notify.failure(error)
      })
    return () => {
      isGone = true
    }
  }, [session, notify])
  return isFresh ? byId : null
}
