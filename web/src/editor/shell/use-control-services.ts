'use client'
import { blockLabel } from '@blickfang/shared/blocks/block-label.ts'
import { collectionLabel } from '@blickfang/shared/blocks/collection-label.ts'
import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import { pagesIn } from '@blickfang/shared/content/navigation.ts'
import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'
import type { ControlServices, PageChoice, PageLists } from '@blickfang/shared/kernel/control.ts'
import { useMemo } from 'react'
import { call } from '../../cms/api-client.ts'
import { errorSentence } from '../../cms/error-sentence.ts'
import { pageName, useEditor, useShell } from '../context/editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import type { PageSection } from '../session/session-ports.ts'
import { pickMedia, type ShellStore } from '../session/shell.ts'

/** So many pages of each list are offered at once, and so many more each time. */
const atOnce = 50

/** What option controls may ask of the editor: its language, the site's pages, the media library. */
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
    listPages: async (asked) => {
      const [sections] = await Promise.all([
        session.loadSections({ search: asked.search, limit: atOnce }),
        document.navigation.getState().containers ? null : session.loadNavigation(),
      ])
      return pageLists(session, sections, { ...asked, language })
    },
    listMorePages: async ({ search, collection, after }) => {
      const asked = { search, collection: collection ?? '', after, limit: atOnce }
      const { pages, next } = await session.loadPages(asked)
      return { pages: choicesOf(session, pages), next }
    },
    listBlocks: async (page) => {
      const { blocks } = await call('listBlocks', { page, lang: document.locale })
      return blocks.map((block) => ({ id: block.id, label: blockLabel(block, language) }))
    },
    isMember: async () => (await call('getSettings', {})).settings.membership.healthOptics,
    listBranches: async () => (await call('getOptician', {})).branches,
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
  }
}

interface Asked {
  readonly search: string
  readonly chosen: string | null
  readonly language: string
}

/** Navigation, top-level pages, collections; drafts included. Source: spec/editor.md §2, page picker. */
function pageLists(session: EditorSession, sections: readonly PageSection[], asked: Asked): PageLists {
  const { document } = session
  const { entries } = document.site.getState()
  const chosen = asked.chosen ? entries[asked.chosen] : undefined
  const listOf = (collection: string | null) => {
    const { pages = [], next = null } = sections.find((section) => section.collection === collection) ?? {}
    const isFarDown = chosen?.collection === collection && !pages.some(({ id }) => id === chosen.id)
    return { pages: choicesOf(session, chosen && isFarDown ? [chosen, ...pages] : pages), next }
  }
  const containers = asked.search ? [] : (document.navigation.getState().containers ?? [])
  const names = new Set([...sections.map(({ collection }) => collection), chosen?.collection ?? null])
  return {
    navigation: containers.map((container) => ({
      id: container.id,
      label: container.label[document.locale] ?? container.label[document.defaultLocale] ?? '',
      pages: choicesOf(
        session,
        pagesIn([container]).flatMap((page) => entries[page] ?? []),
      ),
    })),
    topLevel: listOf(null),
    collections: [...names]
      .filter((name) => name !== null)
      .map((name) => ({ name, label: collectionLabel(name, asked.language), ...listOf(name) })),
  }
}

/** A page that is about to go is not offered. */
function choicesOf({ document }: EditorSession, pages: readonly EditorPageEntry[]): PageChoice[] {
  const { entries } = document.site.getState()
  return pages.flatMap((page) => {
    // As the person has it: the server may not have heard of the latest yet.
    const { id, collection, role, status, deleted } = entries[page.id] ?? page
    return deleted ? [] : [{ id, collection, role, status, name: pageName(document, entries[page.id] ?? page) }]
  })
}
