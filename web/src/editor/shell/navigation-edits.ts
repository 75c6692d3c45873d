import type { NavigationContainer } from '@blickfang/shared/content/navigation.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'

type Navigation = readonly NavigationContainer[]
type Child = NavigationContainer['children'][number]

/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
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

export function withChildMoved(navigation: Navigation, id: string, from: number, to: number): NavigationContainer[] {
  return change(navigation, id, (container) => ({ ...container, children: moved(container.children, from, to) }))
}

/** The page at the end of one container, and in no other: a page stands in the navigation once. */
export function withPage(navigation: Navigation, id: string, page: string): NavigationContainer[] {
  const before = findChild(navigation, page)
  const child: Child = before ?? { id: crypto.randomUUID(), type: 'page', page, appearance: 'default' }
  return change(withoutPage(navigation, page), id, (container) => ({
    ...container,
    children: [...container.children, child],
  }))
}

export function withoutPage(navigation: Navigation, page: string): NavigationContainer[] {
  return navigation.map((container) => ({
    ...container,
    children: container.children.filter((child) => child.page !== page),
  }))
}

export function withAppearance(
  navigation: Navigation,
  page: string,
  appearance: Child['appearance'],
): NavigationContainer[] {
  return navigation.map((container) => ({
    ...container,
    children: container.children.map((child) => (child.page === page ? { ...child, appearance } : child)),
  }))
}

export function findChild(navigation: Navigation, page: string): Child | undefined {
  return navigation.flatMap((container) => container.children).find((child) => child.page === page)
}

function change(
  navigation: Navigation,
  id: string,
  edit: (container: NavigationContainer) => NavigationContainer,
): NavigationContainer[] {
  return navigation.map((container) => (container.id === id ? edit(container) : container))
}
