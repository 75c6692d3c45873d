'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { maxChildren, type NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import { type ReactNode, useCallback, useMemo } from 'react'
import { pageName, useEditor } from '../../../context/editor-context.tsx'
import {
  childOf,
  childrenIn,
  moved,
  type NavigationChild,
  type NavigationEdit,
  withChildAt,
  withoutChild,
} from '../../../shell/navigation-edits.ts'
import type { Place, SortedGroup } from '../../../shell/sorting/place.ts'
import { SortingArea } from '../../../shell/sorting/sorting-area.tsx'
import { isListed } from '../lists/page-lists.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import { containerLabel } from './container-label.ts'

/** The lists of the area besides the entries, each of which is one. */
export const [entriesList, freePages] = ['entries', 'free'] as const

interface NavigationAreaProps {
  /** null until it is read. */
  navigation: readonly NavigationContainer[] | null
  entries: Readonly<Record<string, EditorPageEntry>>
  /** The pages that stand neither in the navigation nor in a collection. */
  free: readonly EditorPageEntry[]
  onChange: (edit: NavigationEdit) => void
  children: ReactNode
}

/**
 * The header's menu and the free pages as one area: pages move within an entry, from one to another, in from the free pages and
 * out to them. A page stands in the menu once, one level deep; the booking stays in the menu.
 */
export function NavigationArea({ navigation: read, entries, free, onChange, children }: NavigationAreaProps) {
  const t = usePagesWords()
  const { document } = useEditor()
  const navigation = useMemo(() => read ?? [], [read])
  const lists = useMemo((): readonly SortedGroup[] => {
    const nameOf = (page: EditorPageEntry | undefined) => (page && pageName(document, page)) || t('unnamed')
    const labelOf = (container: NavigationContainer) => containerLabel(container, document.locale) || t('unnamed')
    return [
      { id: entriesList, label: t('navigation'), items: navigation.map((one) => ({ id: one.id, name: labelOf(one) })) },
      ...navigation.map((container) => ({
        id: container.id,
        label: labelOf(container),
        items: listedChildren(container, entries).map((child) => ({
          id: child.id,
          name: child.type === 'booking' ? t('booking') : nameOf(entries[child.page]),
        })),
      })),
      { id: freePages, label: t('topLevel'), items: free.map((page) => ({ id: page.id, name: nameOf(page) })) },
    ]
  }, [navigation, entries, free, document, t])
  const canMove = useCallback((id: string, list: string) => canStand(navigation, id, list), [navigation])
  const onMove = useCallback(
    (id: string, to: Place) => onChange((now) => withMove({ navigation: now, entries }, id, to)),
    [entries, onChange],
  )
  return (
    <SortingArea lists={lists} canMove={canMove} onMove={onMove}>
      {children}
    </SortingArea>
  )
}

/** Children of an entry that are listed: pages that are there, and the booking. */
export function listedChildren(
  { children }: NavigationContainer,
  entries: Readonly<Record<string, EditorPageEntry>>,
): readonly NavigationChild[] {
  return children.filter((child) => {
    if (child.type === 'booking') return true
    const page = entries[child.page]
    return page && isListed(page)
  })
}

function canStand(navigation: readonly NavigationContainer[], id: string, list: string): boolean {
  if (navigation.some((container) => container.id === id)) return list === entriesList
  const child = childrenIn(navigation).find((candidate) => candidate.id === id)
  if (list === freePages) return child?.type === 'page'
  const target = navigation.find((container) => container.id === list)
  return (
    target !== undefined && (target.children.includes(child as NavigationChild) || target.children.length < maxChildren)
  )
}

type Known = Pick<NavigationAreaProps, 'entries'> & { readonly navigation: readonly NavigationContainer[] }

function withMove({ navigation, entries }: Known, id: string, { list, index }: Place): readonly NavigationContainer[] {
  if (list === entriesList)
    return moved(
      navigation,
      navigation.findIndex((one) => one.id === id),
      index,
    )
  if (list === freePages) return withoutChild(navigation, id)
  const child = childrenIn(navigation).find((candidate) => candidate.id === id) ?? childOf(navigation, id)
  const target = navigation.find((container) => container.id === list)
  const others = target ? listedChildren(target, entries).filter((other) => other.id !== child.id) : []
  return withChildAt(navigation, list, { child, before: others[index]?.id ?? null })
}
