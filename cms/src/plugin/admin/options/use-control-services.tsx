'use client'

import type { addYoutubeVideo } from '@blickfang/shared/api/v1/media.ts'
import type { getOptician } from '@blickfang/shared/api/v1/optician.ts'
import type { getSettings } from '@blickfang/shared/api/v1/settings.ts'
import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'
import type { ControlServices } from '@blickfang/shared/kernel/control.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { useConfig, useListDrawer, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { getJson } from '../client/get-json.ts'
import { postJson } from '../client/post-json.ts'
import { listBlockChoices } from './list-block-choices.ts'
import { pageServices } from './list-page-choices.ts'

type Picked = Awaited<ReturnType<ControlServices['pickMedia']>>

/** What the admin lends the option controls: the list of pages, and Payload's media library in a drawer. */
export function useControlServices(): { services: ControlServices; drawer: ReactNode } {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const answerRef = useRef<(picked: Picked) => void>(() => undefined)
  const [Drawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'], uploads: true })
  const api = config.routes.api
  const pickMedia = useCallback(() => {
    openDrawer()
    return new Promise<Picked>((answer) => {
      answerRef.current = answer
    })
  }, [openDrawer])
  const services = useMemo<ControlServices>(
    () => ({
      language: i18n.language,
      ...pageServices(api, i18n.language),
      listBlocks: (page) => listBlockChoices({ api, page, language: i18n.language }),
      isMember: async () =>
        (await getJson<AnswerOf<typeof getSettings>>(`${api}/v1/settings`)).settings.membership.healthOptics,
      listBranches: async () => (await getJson<AnswerOf<typeof getOptician>>(`${api}/v1/optician`)).branches,
      pickMedia,
      addVideo: async ({ source, videoId }) => {
        const posted = await postJson<AnswerOf<typeof addYoutubeVideo>>(`${api}/v1/media/${source}`, { videoId })
        return posted.ok ? { id: posted.answer.media.id } : { failure: posted.error }
      },
      mediaUrl: async (id) => {
        const { url } = await getJson<{ url?: string | null }>(`${api}/media/${id}?depth=0`)
        return url ? pictureAddress({ publicUrl: url }, 320) : null
      },
    }),
    [api, i18n.language, pickMedia],
  )
  const drawer = (
    <Drawer
      allowCreate
      onSelect={({ doc }) => {
        closeDrawer()
        answerRef.current({ id: String(doc.id), publicUrl: String(doc.url ?? ''), alt: '' })
      }}
    />
  )
  return { services, drawer }
}
