'use client'
import { blockLabel } from '@blickfang/shared/content/block-label.ts'
import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'
import type { ControlServices, PageChoice } from '@blickfang/shared/kernel/control.ts'
import { useMemo } from 'react'
import { call } from '../../../cms/api-client.ts'
import { pageName, useEditor, useShell } from '../../editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { collectionLabel } from '../../model/collection-label.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { pickMedia, type ShellStore } from '../../session/shell.ts'

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
    listPages: async () => {
      await Promise.all([
        document.navigation.getState().containers ? null : session.loadNavigation(),
        document.site.getState().pages === 'all' ? null : session.loadPages(),
      ])
      return pagesFor(session, language)
    },
    listBlocks: async (page) => {
      const { blocks } = await call('listBlocks', { page, lang: document.locale })
      return blocks.map((block) => ({ id: block.id, label: blockLabel(block, language) }))
    },
    pickMedia: async (accept) => {
      const media = await pickMedia(shell, accept)
      if (media) session.rememberMedia(media)
      return media && { id: media.id, publicUrl: media.publicUrl, alt: media.alt }
    },
    mediaUrl: async (id) => {
      const media = document.media.getState()[id]
      return media ? pictureAddress(media, 320) : null
    },
  }
}

/** Navigation, top-level pages, collections; drafts included. Source: spec/editor.md §2, page picker. */
function pagesFor({ document }: EditorSession, language: string) {
  const entries = Object.values(document.site.getState().entries).filter((entry) => !entry.deleted)
  const choice = (entry: EditorPageEntry): PageChoice => ({
    id: entry.id,
    collection: entry.collection,
    role: entry.role,
    name: pageName(document, entry),
    status: entry.status,
  })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const containers = document.navigation.getState().containers ?? []
  const names = new Set(entries.flatMap((entry) => entry.collection ?? []))
  return {
    navigation: containers.map((container) => ({
      id: container.id,
      label: container.label[document.locale] ?? container.label[document.defaultLocale] ?? '',
      pages: container.children.flatMap((child) => byId.get(child.page) ?? []).map(choice),
    })),
    topLevel: entries.filter((entry) => entry.collection === null).map(choice),
    collections: [...names].map((name) => ({
      name,
      label: collectionLabel(name, language),
      pages: entries.filter((entry) => entry.collection === name).map(choice),
    })),
  }
}
