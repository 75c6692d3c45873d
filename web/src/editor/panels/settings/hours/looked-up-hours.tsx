'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { withToasts } from '../../../../ui/toasts/toasts.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useNotify } from '../../../shell/use-notify.ts'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import css from './looked-up-hours.module.css'

type Branch = Answer<'getOptician'>['branches'][number]

/** For each branch whose opening hours are known elsewhere, a button that takes them over. */
export function LookedUpHours() {
  const t = useSettingsWords()
  const notify = useNotify()
  const session = useEditor()
  const [branches, setBranches] = useState<readonly Branch[]>([])
  useEffect(() => {
    let isGone = false
    call('getOptician', {}).then((answer) => !isGone && setBranches(answer.branches), notify.failure)
    return () => {
      isGone = true
    }
  }, [notify])
  const take = (branchId: string) =>
    call('resetOptician', { branchId }).then(
      () => {
        if (session.document.branches.getState().byId) void session.loadBranches()
        return withToasts((toast) => toast.success(t('hours.tookHours')))
      },
      (error: unknown) => notify.failure(error, t('hours.hoursFailed')),
    )
  return branches
    .filter(({ lookedUp }) => lookedUp)
    .map(({ id, name }) => (
      <Button key={id} className={css.take} onClick={() => void take(id)}>
        {t('hours.takeHours', { name })}
      </Button>
    ))
}
