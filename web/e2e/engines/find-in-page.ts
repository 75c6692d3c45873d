import type * as TestingLibrary from '@testing-library/dom'

/** An element as a person looks for it: by role and name, by its label or its words, or by a selector where it has none of them. */
export interface Target {
  readonly role?: string
  /** Whole, or as an expression. */
  readonly name?: string | RegExp
  readonly label?: string | RegExp
  readonly text?: string | RegExp
  readonly css?: string
  /** Which of several, from 0 on; −1 is the last. Without it there may be only one. */
  readonly nth?: number
  readonly within?: Target
}

/** Runs in the page: all that suit and are seen. */
export function findInPage(target: Target): Element[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
    globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom
  const hidden = true
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const below = ({ role, name, label, text, css }: Target, root: HTMLElement): HTMLElement[] => {
    if (role) return queryAllByRole(root, role, { ...(name !== undefined && { name }), hidden })
    if (label) return queryAllByLabelText(root, label)
    if (text) return queryAllByText(root, text)
    return [...root.querySelectorAll<HTMLElement>(css ?? '*')]
  }
  const find = (wanted: Target): HTMLElement[] => {
    const roots = wanted.within ? find(wanted.within) : [document.body]
    const seen = [...new Set(roots.flatMap((root) => below(wanted, root)))].filter(isSeen)
    return wanted.nth === undefined ? seen : [seen.at(wanted.nth)].filter((one) => one !== undefined)
  }
  return find(target)
}

/** The same target as a piece of JavaScript, expressions of names among it. */
export function inJavascript(target: Target): string {
  const members = Object.entries(target).map(([key, value]) => {
    const written =
      value instanceof RegExp ? String(value) : key === 'within' ? inJavascript(value) : JSON.stringify(value)
    return `${key}: ${written}`
  })
  return `{ ${members.join(', ')} }`
}
