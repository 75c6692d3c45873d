'use client'
import { askedServices, pagesAtOnce } from '@blickfang/blocks/control-services.ts'
import { type PageReader, pageChoices, pageLists } from '@blickfang/blocks/page-lists.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import type { ControlServices } from '@blickfang/contract/options/control.ts'
import { useMemo } from 'react'
import { call } from '../../cms/api-client.ts'
import { errorSentence } from '../../cms/error-sentence.ts'
import { pageName, useEditor, useShell } from '../context/editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { pickMedia, type ShellStore } from '../session/shell.ts'

/** Services of the editor for option controls: its language, the site's pages, the media library. */
export function useControlServices(): ControlServices {
  const session = useEditor()
  const shell = useShell()
  const { language } = useWords()
  return useMemo(() => controlServices(session, shell, language), [session, shell, language])
}

function controlServices(session: EditorSession, shell: ShellStore, language: string): ControlServices {
  const { document } = session
  return {
    language,
    listPages: async ({ search, chosen }) => {
      const [sections] = await Promise.all([
        session.loadSections({ search, limit: pagesAtOnce }),
        document.navigation.getState().containers ? null : session.loadNavigation(),
      ])
      const containers = search ? [] : (document.navigation.getState().containers ?? [])
      return pageLists({ sections, containers, chosen }, readerOf(session, language))
    },
    listMorePages: async ({ search, collection, after }) => {
      const asked = { search, collection: collection ?? '', after, limit: pagesAtOnce }
      const { pages, next } = await session.loadPages(asked)
      return { pages: pageChoices(pages, readerOf(session, language)), next }
    },
    ...askedServices(call, { language, locale: document.locale }),
    pickMedia: async (accept) => {
      const media = await pickMedia(shell, accept)
      if (media) session.rememberMedia(media)
      return media && { id: media.id, publicUrl: media.publicUrl, alt: media.alt }
    },
    addVideo: async ({ source, videoId }) => {
      try {
        const { media } = await call(source === 'youtube' ? 'addYoutubeVideo' : 'addMuxVideo', { videoId })
        session.rememberMedia(media)
        return { id: media.id }
      } catch (error) {
        return { failure: errorSentence(error, language) }
      }
    },
    // The page knows the media that it shows; another one is asked for.
    mediaUrl: async (id) => {
      const known = document.media.getState()[id]
      if (known) return pictureAddress(known, 320)
      const [found] = (await call('listMedia', { id })).media
      if (found) session.rememberMedia(found)
      return found ? pictureAddress(found, 320) : null
    },
    mediaName: async (id) => {
      const known = document.media.getState()[id]?.document
      if (known) return known.name
      const [found] = (await call('listMedia', { id })).media
      if (found) session.rememberMedia(found)
      return found?.originalFilename ?? null
    },
  }
}

/** Pages as the person has them: the server may not have heard of the latest yet. */
function readerOf({ document }: EditorSession, language: string): PageReader {
  const { entries } = document.site.getState()
  return { language, findPage: (id) => entries[id], nameOf: (name) => pageName(document, { name }) }
}
