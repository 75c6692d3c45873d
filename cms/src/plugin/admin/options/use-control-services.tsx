'use client'

import { askedServices } from '@blickfang/blocks/control-services.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import type { ControlServices } from '@blickfang/contract/options/control.ts'
import { useConfig, useListDrawer, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { localeOfCode } from '../../payload/locale-of.ts'
import { call, failureSentence } from '../client/call.ts'
import { getJson } from '../client/get-json.ts'
import { pageServices } from './list-page-choices.ts'

type Picked = Awaited<ReturnType<ControlServices['pickMedia']>>

/** Services that the admin lends the option controls: the list of pages, and Payload's media library in a drawer. */
export function useControlServices(): { services: ControlServices; drawer: ReactNode } {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const answerRef = useRef<(picked: Picked) => void>(() => undefined)
  const [Drawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['bf-media'], uploads: true })
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
      ...pageServices(i18n.language),
      ...askedServices(call, { language: i18n.language, locale: localeOfCode(i18n.language) }),
      pickMedia,
      addVideo: async ({ source, videoId }) => {
        try {
          const { media } = await call(source === 'youtube' ? 'addYoutubeVideo' : 'addMuxVideo', { videoId })
          return { id: media.id }
        } catch (error) {
          return { failure: failureSentence(error, i18n.language) }
        }
      },
      mediaUrl: async (id) => {
        const { url } = await getJson<{ url?: string | null }>(`${api}/bf-media/${id}?depth=0`)
        return url ? pictureAddress({ publicUrl: url }, 320) : null
      },
      mediaName: async (id) => {
        const { originalFilename } = await getJson<{ originalFilename?: string | null }>(
          `${api}/bf-media/${id}?depth=0`,
        )
        return originalFilename ?? null
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
