'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { withToasts } from '../../../../ui/toasts/toasts.ts'
import { setBranch } from '../../../commands/set-branch.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useNotify } from '../../../shell/use-notify.ts'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import css from './looked-up-hours.module.css'

type Branch = Answer<'getOptician'>['branches'][number]

/** For each branch whose opening hours are known elsewhere, a button that takes them over; undo brings the week before back. */
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
  async function take(id: string, periods: NonNullable<Branch['lookedUp']>['periods']) {
    try {
      // What is typed of the week goes first, and undo brings it back.
      await session.flush()
      await session.loadBranches()
      session.run(setBranch, { id, key: 'periods', value: jsonSchema.parse(periods) })
      withToasts((toast) => toast.success(t('hours.tookHours')))
    } catch (error) {
      notify.failure(error, t('hours.hoursFailed'))
    }
  }
  return branches.map(
    ({ id, name, lookedUp }) =>
      lookedUp && (
        <Button key={id} className={css.take} onClick={() => void take(id, lookedUp.periods)}>
          {t('hours.takeHours', { name })}
        </Button>
      ),
  )
}
