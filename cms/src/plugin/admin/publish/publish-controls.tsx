'use client'

import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import {
  Button,
  ConfirmationModal,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { getJson } from '../client/get-json.ts'
import { useDeed } from '../client/use-deed.ts'
import { messages } from '../texts/messages.generated.ts'

const deeds = ['revert', 'publish'] as const
type PageDeed = (typeof deeds)[number]

/** «Veröffentlichen» and «Verwerfen» for the page that is open, with what they would change, by the endpoints that the in-page editor calls. `shown`: what of the page is on the screen; when it changes, so may the counts. */
export function PublishControls({ shown }: { shown?: string }) {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const [items, setItems] = useState<number | null>(null)
  const api = `${config.routes.api}/v1/page`
  const refresh = useCallback(async () => {
    setItems((await getJson<{ items: number }>(`${api}/status/publication?id=${id}`)).items)
  }, [api, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what waits
  useEffect(() => {
    if (id) void refresh()
  }, [refresh, id, lastUpdateTime, shown])
  if (!id || items === null) return null
  return deeds.map((deed) => <DeedButton key={deed} deed={deed} items={items} id={String(id)} onDone={refresh} />)
}

interface DeedButtonProps {
  readonly deed: PageDeed
  /** How many things wait to be published. */
  readonly items: number
  readonly id: string
  readonly onDone: () => Promise<void>
}

function DeedButton({ deed, items, id, onDone }: DeedButtonProps) {
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const { run, isBusy } = useDeed()
  const router = useRouter()
  const isModified = useFormModified()
  const t = translate(messages, i18n.language)
  const slug = `blickfang-${deed}`
  const act = async () => {
    const result = await run({
      path: `/page/${deed}`,
      body: { id },
      done: t(deed === 'publish' ? 'published' : 'reverted'),
      refresh: false,
    })
    if (!result.ok) return
    await onDone()
    // The form still holds what was discarded: only a fresh load shows what is there now.
    if (deed === 'revert') window.location.reload()
    else router.refresh()
  }
  return (
    <>
      <Button
        id={`${deed}-page`}
        buttonStyle={deed === 'publish' ? 'primary' : 'secondary'}
        size="medium"
        margin={false}
        disabled={items === 0 || isModified || isBusy}
        tooltip={isModified ? t('saveFirst') : items === 0 ? t('nothingWaiting') : undefined}
        onClick={() => openModal(slug)}
      >
        {t(deed)} {items > 0 && `(${items})`}
      </Button>
      <ConfirmationModal
        modalSlug={slug}
        heading={t(deed)}
        body={t(`${deed}Question`, { count: items })}
        confirmLabel={t(deed)}
        onConfirm={act}
      />
    </>
  )
}
