import type { NavigationView } from '@blickfang/shared/content/navigation.ts'

type Child = NavigationView[number]['children'][number]

/** One entry of the header: a page, or a word that opens a list of pages. */
export type MenuEntry =
  | ({ readonly kind: 'link' } & Child)
  | { readonly kind: 'menu'; readonly id: string; readonly label: string; readonly children: readonly Child[] }

/** The menu as it is shown: containers without a visible page go, one with a single page is that page. Source: spec/public-site.md §5. */
export function menuEntries(navigation: NavigationView): readonly MenuEntry[] {
  return navigation.flatMap(({ id, label, children }): MenuEntry[] => {
    const [only] = children
    if (!only) return []
    if (children.length === 1) return [{ kind: 'link', ...only }]
    return [{ kind: 'menu', id, label, children }]
  })
}
