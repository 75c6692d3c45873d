'use client'

import type { ChangeCounts } from '@blickfang/shared/content/changes/changes.ts'
import { type Label, labelIn } from '@blickfang/shared/kernel/label.ts'
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
import { adminTexts } from '../texts/admin-texts.ts'
import { countSentence } from '../texts/count-sentence.ts'

interface PageDeed {
  readonly name: 'publish' | 'revert'
  readonly label: Label
  readonly question: Label
  readonly done: Label
}

const deeds: readonly PageDeed[] = [
  { name: 'revert', label: adminTexts.revert, question: adminTexts.revertQuestion, done: adminTexts.reverted },
  { name: 'publish', label: adminTexts.publish, question: adminTexts.publishQuestion, done: adminTexts.published },
]

/** «Veröffentlichen» and «Verwerfen» for the page that is open, with what they would change, by the endpoints that the in-page editor calls. `shown`: what of the page is on the screen; when it changes, so may the counts. */
export function PublishControls({ shown }: { shown?: string }) {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const [counts, setCounts] = useState<ChangeCounts | null>(null)
  const api = `${config.routes.api}/v1/page`
  const refresh = useCallback(async () => {
    const { changes } = await getJson<{ changes: ChangeCounts }>(`${api}/status/publication?id=${id}`)
    setCounts(changes)
  }, [api, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what waits
  useEffect(() => {
    if (id) void refresh()
  }, [refresh, id, lastUpdateTime, shown])
  if (!id || !counts) return null
  return deeds.map((deed) => (
    <DeedButton key={deed.name} deed={deed} counts={counts} id={String(id)} onDone={refresh} />
  ))
}

interface DeedButtonProps {
  readonly deed: PageDeed
  readonly counts: ChangeCounts
  readonly id: string
  readonly onDone: () => Promise<void>
}

function DeedButton({ deed, counts, id, onDone }: DeedButtonProps) {
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const { run, isBusy } = useDeed()
  const router = useRouter()
  const isModified = useFormModified()
  const total = counts.fields + counts.groups + counts.pages
  const say = (label: Label) => labelIn(label, i18n.language)
  const slug = `blickfang-${deed.name}`
  const act = async () => {
    const result = await run({ path: `/page/${deed.name}`, body: { id }, done: deed.done, refresh: false })
    if (!result.ok) return
    await onDone()
    // The form still holds what was discarded: only a fresh load shows what is there now.
    if (deed.name === 'revert') window.location.reload()
    else router.refresh()
  }
  return (
    <>
      <Button
        id={`${deed.name}-page`}
        buttonStyle={deed.name === 'publish' ? 'primary' : 'secondary'}
        size="medium"
        margin={false}
        disabled={total === 0 || isModified || isBusy}
        tooltip={isModified ? say(adminTexts.saveFirst) : total === 0 ? say(adminTexts.nothingWaiting) : undefined}
        onClick={() => openModal(slug)}
      >
        {say(deed.label)} {total > 0 && `(${total})`}
      </Button>
      <ConfirmationModal
        modalSlug={slug}
        heading={say(deed.label)}
        body={`${say(deed.question)} ${countSentence(counts, i18n.language)}.`}
        confirmLabel={say(deed.label)}
        onConfirm={act}
      />
    </>
  )
}
