'use client'

import type { Answer } from '@blickfang/contract/api/client.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, ConfirmationModal, useDocumentInfo, useFormModified, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../client/call.ts'
import { useAction } from '../client/use-action.ts'
import { messages } from '../texts/messages.generated.ts'

const calls = { revert: 'revertPage', publish: 'publishPage' } as const
type PageAction = keyof typeof calls
const actions: readonly PageAction[] = ['revert', 'publish']

/** «Veröffentlichen» and «Verwerfen» for the page that is open, with what they would change, by the endpoints that the in-page editor calls. `shown`: what of the page is on the screen; when it changes, so may the counts. */
export function PublishControls({ shown }: { shown?: string }) {
  const info = useDocumentInfo()
  const id = String(info.id ?? '')
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const refresh = useCallback(async () => {
    setWaiting(await call('getPublicationStatus', { id }))
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what waits
  useEffect(() => {
    if (id) void refresh()
  }, [refresh, id, info.lastUpdateTime, shown])
  if (!id || waiting === null) return null
  return actions.map((action) => (
    <ActionButton key={action} action={action} waiting={waiting} id={id} onAnswer={refresh} />
  ))
}

/** How many things wait to be published, and the name of that state. */
type Waiting = Pick<Answer<'getPublicationStatus'>, 'items' | 'state'>

interface ActionButtonProps {
  readonly action: PageAction
  readonly waiting: Waiting
  readonly id: string
  readonly onAnswer: () => Promise<void>
}

function ActionButton({ action, waiting: { items, state }, id, onAnswer }: ActionButtonProps) {
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const { run, isBusy } = useAction()
  const router = useRouter()
  const isModified = useFormModified()
  const t = translate(messages, i18n.language)
  const slug = `blickfang-${action}`
  const act = async () => {
    const done = t(action === 'publish' ? 'published' : 'reverted')
    const result = await run(calls[action], { id, seen: state }, { done, refresh: false })
    await onAnswer()
    if (!result.ok) return
    // The form still holds what was discarded: only a fresh load shows what is there now.
    if (action === 'revert') window.location.reload()
    else router.refresh()
  }
  return (
    <>
      <Button
        id={`${action}-page`}
        buttonStyle={action === 'publish' ? 'primary' : 'secondary'}
        size="medium"
        margin={false}
        disabled={items === 0 || isModified || isBusy}
        tooltip={isModified ? t('saveFirst') : items === 0 ? t('nothingWaiting') : undefined}
        onClick={() => openModal(slug)}
      >
        {t(action)} {items > 0 && `(${items})`}
      </Button>
      <ConfirmationModal
        modalSlug={slug}
        heading={t(action)}
        body={t(`${action}Question`, { count: items })}
        confirmLabel={t(action)}
        onConfirm={act}
      />
    </>
  )
}
