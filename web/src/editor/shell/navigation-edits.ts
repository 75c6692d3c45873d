import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

type Navigation = readonly NavigationContainer[]

/**
 * An edit of the menu, made of the menu as it is when the edit happens: between drawing and doing, a colleague may have changed it.
 * An edit of something that is gone leaves the menu as it is.
 */
export type NavigationEdit = (navigation: Navigation) => Navigation

export type NavigationChild = NavigationContainer['children'][number]

/** The list with one entry at another place; the same list where it is not in it (-1). */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (from === -1) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

export function withContainer(navigation: Navigation, label: NavigationContainer['label']): NavigationContainer[] {
  return [...navigation, { id: crypto.randomUUID(), label, children: [] }]
}

export function withoutContainer(navigation: Navigation, id: string): NavigationContainer[] {
  return navigation.filter((container) => container.id !== id)
}

export function withLabel(navigation: Navigation, id: string, locale: Locale, label: string): NavigationContainer[] {
  return change(navigation, id, (container) => ({ ...container, label: { ...container.label, [locale]: label } }))
}

/**
 * Puts a child, new or from elsewhere in the navigation, before another child of a container (null: at its end) and nowhere else.
 * An entry that held nothing but the booking goes when that leaves it.
 */
export function withChildAt(
  navigation: Navigation,
  id: string,
  { child, before }: { readonly child: NavigationChild; readonly before: string | null },
): NavigationContainer[] {
  if (!navigation.some((container) => container.id === id)) return [...navigation]
  return navigation.flatMap((container) => {
    const children = container.children.filter(({ id: other }) => other !== child.id)
    if (container.id === id) {
      const at = children.findIndex(({ id: other }) => other === before)
      return [{ ...container, children: children.toSpliced(at === -1 ? children.length : at, 0, child) }]
    }
    const wasBooking = children.length < container.children.length && child.type === 'booking'
    return wasBooking && children.length === 0 ? [] : [{ ...container, children }]
  })
}

/** The page at the end of one container, and in no other: a page stands in the navigation once. */
export function withPage(navigation: Navigation, id: string, page: string): NavigationContainer[] {
  return withChild(navigation, id, childOf(navigation, page))
}

/** The shop's booking as an entry of its own at the end; it stands in the navigation once. */
export function withBooking(navigation: Navigation, label: NavigationContainer['label']): NavigationContainer[] {
  if (findBooking(navigation)) return [...navigation]
  const child: NavigationChild = { ...newChild(), type: 'booking' }
  return [...navigation, { id: crypto.randomUUID(), label, children: [child] }]
}

/** Puts a child at the end of one container and in no other. */
export function withChild(navigation: Navigation, id: string, child: NavigationChild): NavigationContainer[] {
  return withChildAt(navigation, id, { child, before: null })
}

/** An entry that holds nothing but the booking goes with it: it was made for that. */
export function withoutChild(navigation: Navigation, id: string): NavigationContainer[] {
  return navigation.flatMap((container) => {
    const children = container.children.filter((child) => child.id !== id)
    const wasBooking = container.children.some((child) => child.id === id && child.type === 'booking')
    return wasBooking && children.length === 0 ? [] : [{ ...container, children }]
  })
}

export function withAppearance(
  navigation: Navigation,
  id: string,
  appearance: NavigationChild['appearance'],
): NavigationContainer[] {
  return navigation.map((container) => ({
    ...container,
    children: container.children.map((child) => (child.id === id ? { ...child, appearance } : child)),
  }))
}

/** A page as it stands in the navigation, or would. */
export function childOf(navigation: Navigation, page: string): NavigationChild {
  const found = childrenIn(navigation).find((child) => child.type === 'page' && child.page === page)
  return found ?? { ...newChild(), type: 'page', page }
}

export function findBooking(navigation: Navigation): NavigationChild | undefined {
  return childrenIn(navigation).find((child) => child.type === 'booking')
}

export function childrenIn(navigation: Navigation): readonly NavigationChild[] {
  return navigation.flatMap((container) => container.children)
}

function newChild() {
  return { id: crypto.randomUUID(), appearance: 'default' } as const
}

function change(
  navigation: Navigation,
  id: string,
  edit: (container: NavigationContainer) => NavigationContainer,
): NavigationContainer[] {
  return navigation.map((container) => (container.id === id ? edit(container) : container))
}
