import { addGroup } from '../commands/add-group.ts'
import { duplicateGroup } from '../commands/copy/duplicate-group.ts'
import { addPattern } from '../commands/pattern/add-pattern.ts'
import type { Patch } from '../model/change.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { scrollTo } from './show-field.ts'
import { whenPresent } from './when-present.ts'

/** Adds a block or card, goes to it, and chooses its first words: what one types next takes the place of the sample. */
export function insertGroup(session: EditorSession, args: Parameters<typeof addGroup.plan>[1]): void {
  goTo(session, session.run(addGroup, args))
}

/** Adds several blocks in one step, and goes to the first. */
export function insertPattern(session: EditorSession, args: Parameters<typeof addPattern.plan>[1]): void {
  goTo(session, session.run(addPattern, args))
}

/** Copies a block or card, and goes to the copy in the same way. */
export function copyGroup(session: EditorSession, groupId: string): void {
  goTo(session, session.run(duplicateGroup, { groupId }))
}

/** Chooses the block or card that a step has added, and its first words. */
export function goTo(session: EditorSession, [change]: Patch): void {
  const group = change?.type === 'addGroup' ? change.groups[0] : undefined
  if (!group) return
  session.overlay.send({ type: 'select', element: { groupId: group.id, field: null } })
  whenPresent(`[data-group-id="${CSS.escape(group.id)}"]`, (element) => {
    scrollTo(element)
    // A menu or dialog that closes gives the focus back first.
    requestAnimationFrame(() => setTimeout(() => chooseFirstWords(element)))
  })
}

function chooseFirstWords(group: Element): void {
  const words =
    group.querySelector<HTMLElement>(':is(h1, h2, h3, h4)[data-field-kind="text"]') ??
    group.querySelector<HTMLElement>('[data-field-kind="text"]') ??
    group.querySelector<HTMLElement>('[data-field]')
  if (!words) return
  words.focus({ preventScroll: true })
  if (words.isContentEditable) getSelection()?.selectAllChildren(words)
}
