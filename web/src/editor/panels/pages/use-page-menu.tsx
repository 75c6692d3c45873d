'use client'
import { groupCollections } from '@blickfang/blocks/page-collections.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { maxChildren, type NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import {
  Archive,
  BookmarkPlus,
  Copy,
  Eye,
  FolderPlus,
  KeyRound,
  Languages,
  Link,
  ListX,
  MousePointerClick,
  PenLine,
  PowerOff,
  ScanEye,
  TextSearch,
  Trash2,
} from 'lucide-react'
import type { MenuItem } from '../../../ui/menu.tsx'
import { setPageValue } from '../../commands/set-page-value.ts'
import { pageName, useDialog, useEditor } from '../../context/editor-context.tsx'
import {
  childOf,
  childrenIn,
  findBooking,
  type NavigationChild,
  type NavigationEdit,
  withAppearance,
  withChild,
  withoutChild,
  withPage,
} from '../../shell/navigation-edits.ts'
import { useCreatePage } from '../../shell/new-page/use-create-page.ts'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { useOpenPreview } from '../../shell/use-open-page.ts'
import { mayGoOffline } from './may-go-offline.ts'
import { type PagesWords, usePagesWords } from './messages/use-pages-words.ts'
import { containerLabel } from './navigation/container-label.ts'

export type PagePart = 'name' | 'slug' | 'description' | 'languages' | 'password' | 'offline' | 'delete'

interface PageMenu {
  readonly navigation: readonly NavigationContainer[] | null
  readonly changeNavigation: (edit: NavigationEdit) => void
  /** Opens the dialog for one part of a page. */
  readonly onEdit: (page: EditorPageEntry, part: PagePart) => void
}

/** How the block that shows a page's collection keeps it back or shows it; null: that is another page's matter. */
interface Archiving {
  readonly isArchived: boolean
  readonly toggle: () => void
}

/** Makes the menu of a page; without a block that shows its collection, the page is archived by itself. */
export type MenuOf = (page: EditorPageEntry, archiving?: Archiving | null) => MenuItem[]

/** Menu of a page, by where it stands. Source: spec/editor.md §2, page row menu. */
export function usePageMenu({ navigation, changeNavigation, onEdit }: PageMenu): MenuOf {
  const t = usePagesWords()
  const session = useEditor()
  const isMultilingual = (useSettings()?.languages.active.length ?? 0) > 1

  function archiveItem({ isArchived, toggle }: Archiving): MenuItem {
    return {
      key: 'archive',
      icon: isArchived ? <Eye size={16} /> : <Archive size={16} />,
      label: t(isArchived ? 'unarchive' : 'archive'),
      onSelect: toggle,
    }
  }
  const ownArchiving = ({ id, archived }: EditorPageEntry): Archiving => ({
    isArchived: archived,
    toggle: () => void session.run(setPageValue, { pageId: id, key: 'archived', value: archived ? null : true }),
  })

  const { previewItem, copyItem, templateItem } = useWholePage(t)

  return (page, archiving = ownArchiving(page)) => {
    const edit = (part: PagePart, icon: MenuItem['icon'], separated = false): MenuItem => ({
      key: part,
      icon,
      separated,
      label: t(`edit.${part}`),
      onSelect: () => onEdit(page, part),
    })
    const isVisited = !groupCollections.includes(page.collection ?? '')
    const placing =
      navigation && isVisited
        ? childItems({
            child: childOf(navigation, page.id),
            navigation,
            changeNavigation,
            locale: session.document.locale,
            t,
          })
        : []
    return [
      ...placing,
      ...(page.collection !== null && archiving ? [archiveItem(archiving)] : []),
      edit('name', <PenLine size={16} />, placing.length > 0 || page.collection !== null),
      ...(isVisited ? [edit('slug', <Link size={16} />), edit('description', <TextSearch size={16} />)] : []),
      ...(isMultilingual ? [edit('languages', <Languages size={16} />)] : []),
      ...(isVisited ? [edit('password', <KeyRound size={16} />)] : []),
      ...(isVisited ? [previewItem(page)] : []),
      copyItem(page),
      templateItem(page),
      ...(isVisited && mayGoOffline(page) ? [edit('offline', <PowerOff size={16} />, true)] : []),
      ...(page.role === 'home' ? [] : [{ ...edit('delete', <Trash2 size={16} />, !mayGoOffline(page)), danger: true }]),
    ]
  }
}

/** Menu items for a page as a whole. */
function useWholePage(t: PagesWords) {
  const { document } = useEditor()
  const [, openDialog] = useDialog()
  const createPage = useCreatePage()
  const openPreview = useOpenPreview()
  const previewItem = (page: EditorPageEntry): MenuItem => ({
    key: 'preview',
    icon: <ScanEye size={16} />,
    label: t('preview'),
    onSelect: () => void openPreview(page),
  })
  const copyItem = (page: EditorPageEntry): MenuItem => ({
    key: 'duplicate',
    icon: <Copy size={16} />,
    label: t('duplicate'),
    onSelect: () => {
      const name = t('copyName', { name: pageName(document, page) || t('unnamed') })
      void createPage({ name, collection: page.collection, copyOf: page.id })
    },
  })
  const templateItem = (page: EditorPageEntry): MenuItem => ({
    key: 'template',
    icon: <BookmarkPlus size={16} />,
    label: t('saveTemplate'),
    onSelect: () =>
      openDialog({ type: 'saveTemplate', of: { itemType: 'page', id: page.id }, name: pageName(document, page) }),
  })
  return { previewItem, copyItem, templateItem }
}

interface ChildItems extends Pick<PageMenu, 'changeNavigation'> {
  readonly child: NavigationChild
  readonly navigation: readonly NavigationContainer[]
  readonly locale: Locale
  readonly t: PagesWords
}

/** Menu items for the place of a page or the booking in the header's menu. */
export function childItems({ child, navigation, changeNavigation, locale, t }: ChildItems): MenuItem[] {
  const isIn = (containers: typeof navigation) => childrenIn(containers).some(({ id }) => id === child.id)
  const isButton = child.appearance === 'button'
  const addedTo =
    (id: string): NavigationEdit =>
    (now) =>
      child.type === 'page' ? withPage(now, id, child.page) : withChild(now, id, findBooking(now) ?? child)
  const additions = navigation
    .filter((container) => !isIn([container]) && container.children.length < maxChildren)
    .map((container) => ({
      key: container.id,
      icon: <FolderPlus size={16} />,
      label: t('addTo', { name: containerLabel(container, locale) || t('unnamed') }),
      onSelect: () => changeNavigation(addedTo(container.id)),
    }))
  if (!isIn(navigation)) return additions
  return [
    {
      key: 'button',
      icon: <MousePointerClick size={16} />,
      label: t(isButton ? 'showAsLink' : 'showAsButton'),
      onSelect: () => changeNavigation((now) => withAppearance(now, child.id, isButton ? 'default' : 'button')),
    },
    {
      key: 'remove',
      icon: <ListX size={16} />,
      label: t('removeFromNavigation'),
      onSelect: () => changeNavigation((now) => withoutChild(now, child.id)),
    },
    ...additions,
  ]
}
