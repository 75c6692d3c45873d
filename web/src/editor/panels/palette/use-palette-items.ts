'use client'
import { collectionLabel } from '@blickfang/blocks/collection-label.ts'
import { pagesIn } from '@blickfang/contract/content/navigation.ts'
import { entryCollections } from '@blickfang/contract/entries/entry-values.ts'
import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import {
  BookOpen,
  Box,
  FileText,
  Focus,
  History,
  Images,
  Keyboard,
  Languages,
  ListChecks,
  type LucideIcon,
  Newspaper,
  Plus,
  Send,
  Settings2,
  ShieldCheck,
  Signpost,
  UserPlus,
} from 'lucide-react'
import {
  pageName,
  useBlocks,
  useDialog,
  useEditor,
  useOverlay,
  usePageEntries,
  useShell,
} from '../../context/editor-context.tsx'
import { useToolWords } from '../../locales/tool-words.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { goToBlock } from '../../overlay/go-to-block.ts'
import { usePublication } from '../../publication/publication.tsx'
import { useMayInvite } from '../../shell/account/own-account.ts'
import { keyOf, shortcut } from '../../shell/shortcut.ts'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { blockName } from '../../words/block-name.ts'
import { blockIcons } from '../add-block/block-icons.generated.ts'
import type { Panel } from '../define-panel.ts'
import { firstWords } from '../outline/first-words.ts'
import { usePages } from '../pages/use-pages.ts'
import { panelSections } from '../settings/panel-sections.ts'
import { type PanelName, panels, usePanel } from '../use-panel.ts'
import type { PaletteItem } from './find-items.ts'
import { usePaletteWords } from './messages/use-palette-words.ts'

/** All that the palette finds, made of what there is: blocks of the page, dialogs, panels, sections of the settings, pages. */
export function usePaletteItems(search: string): readonly PaletteItem[] {
  const actions = useActions()
  const blocks = useBlockItems()
  const [panelItems, settings, entries] = [usePanelItems(), useSettingsItems(), useEntryItems()]
  const pages = usePageItems(search)
  return [...blocks, ...actions, ...panelItems, ...entries, ...settings, ...pages]
}

function useBlockItems(): readonly PaletteItem[] {
  const session = useEditor()
  const { language } = useWords()
  const { document: page } = session
  const [flags, openPanel] = usePanel()
  const close = useClose()
  return useBlocks().flatMap((id) => {
    const group = page.groups.get(id)?.getState()
    const block = group && findGroup(group.name)?.block
    if (!group || !block) return []
    const run = () => {
      close()
      // Without tools nothing is chosen on the page.
      if (!flags.toolbar) openPanel('toolbar')
      goToBlock(session, id)
    }
    const label = blockName(page, { id }, language)
    return { key: id, group: 'blocks', label, hint: firstWords(page, group), icon: blockIcons[block.icon] ?? Box, run }
  })
}

/** Actions, and dialogs that do not depend on where the person is. */
function useActions(): readonly PaletteItem[] {
  const t = usePaletteWords()
  const say = useToolWords()
  const { overlay } = useEditor()
  const [, openDialog] = useDialog()
  const close = useClose()
  const { publication } = usePublication()
  const isSpotlit = useOverlay((state) => state.isSpotlit)
  const action = (key: string, label: string, icon: LucideIcon, run: () => void, keys?: string): PaletteItem => ({
    ...{ key, group: 'actions', label, icon, run },
    ...(keys && { keys }),
  })
  const spotlight = () => {
    close()
    overlay.send({ type: 'spotlight', isOn: !isSpotlit })
  }
  const isChanged = (publication?.total ?? 0) > 0
  const mayInvite = useMayInvite()
  return [
    action('addBlock', t('addBlock'), Plus, () => openDialog({ type: 'addBlock', position: 'end' })),
    ...(isChanged
      ? [
          action('publish', say('toolbar.publish'), Send, () => openDialog({ type: 'publish' })),
          action('revert', say('toolbar.revert'), History, () => openDialog({ type: 'revert' })),
        ]
      : []),
    ...((publication?.missingTotal ?? 0) > 0
      ? [action('missing', t('missing'), Languages, () => openDialog({ type: 'missing' }))]
      : []),
    action('spotlight', say(isSpotlit ? 'toolbar.spotlightOff' : 'toolbar.spotlight'), Focus, spotlight),
    {
      ...action('media', t('media'), Images, () => openDialog({ type: 'media', accept: 'all', onPick: null })),
      hint: t('mediaKinds'),
    },
    action('left', t('left'), ListChecks, () => openDialog({ type: 'left' })),
    ...(mayInvite ? [action('people', t('people'), UserPlus, () => openDialog({ type: 'people' }))] : []),
    action('secondFactor', t('secondFactor'), ShieldCheck, () => openDialog({ type: 'secondFactor' })),
    action('changelog', t('news'), Newspaper, () => openDialog({ type: 'changelog', isAll: true })),
    action('tour', t('tour'), Signpost, () => openDialog({ type: 'tour' })),
    action('keys', say('toolbar.help'), Keyboard, () => openDialog({ type: 'keys' }), keyOf('help', say)),
  ]
}

function usePanelItems(): readonly PaletteItem[] {
  const say = useToolWords()
  const { language } = useWords()
  const [, openPanel] = usePanel()
  const close = useClose()
  return panels.map(({ name, label, icon, shortcut: letter }: Panel<PanelName>) => ({
    ...{ key: name, group: 'panels', label: labelIn(label, language), icon },
    ...(letter && { keys: shortcut(letter, say) }),
    run: () => {
      close()
      openPanel(name)
    },
  }))
}

/** Lists of what blocks show and that is no page, and a new one of each. */
function useEntryItems(): readonly PaletteItem[] {
  const { language } = useWords()
  const shell = useShell()
  const close = useClose()
  return entryCollections.flatMap(({ collection, label, add }) => {
    const item = (open: 'new' | null, words: Label, icon: LucideIcon): PaletteItem => ({
      ...{ key: `entries.${collection}.${open}`, group: 'panels', label: labelIn(words, language), icon },
      run: () => {
        close()
        shell.setState({ entriesAsked: { collection, open } })
      },
    })
    return [item(null, label.plural, BookOpen), item('new', add, Plus)]
  })
}

function useSettingsItems(): readonly PaletteItem[] {
  const { language } = useWords()
  const shell = useShell()
  const close = useClose()
  return panelSections.map(({ name, label }) => ({
    ...{ key: `settings.${name}`, group: 'settings', label: labelIn(label, language), icon: Settings2 },
    run: () => {
      close()
      shell.setState({ settingsSection: name })
    },
  }))
}

/** Pages of the site that are known; the server is asked for what is searched for, too. */
function usePageItems(search: string): readonly PaletteItem[] {
  const { language } = useWords()
  const { document: page } = useEditor()
  const { lists, navigation } = usePages(search)
  const openPage = useOpenPage()
  const close = useClose()
  const inMenu = new Set(pagesIn(navigation ?? []))
  const entries = usePageEntries()
  const listed = [
    ...(search.trim() ? [] : [...inMenu].flatMap((id) => entries[id] ?? [])),
    ...lists.flatMap(({ pages }) => pages),
  ]
  return listed
    .filter(({ id }) => id !== page.pageId)
    .map((entry) => ({
      ...{ key: `page.${entry.id}`, group: 'pages', label: pageName(page, entry), icon: FileText },
      hint: [entry.collection && collectionLabel(entry.collection, language), entry.slug[page.locale]]
        .filter(Boolean)
        .join(' · '),
      run: () => {
        close()
        openPage(entry)
      },
    }))
}

function useClose(): () => void {
  const [, openDialog] = useDialog()
  return () => openDialog(null)
}
