import { addGroup } from '../commands/add-group.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { scrollTo } from './show-field.ts'
import { whenPresent } from './when-present.ts'

/** Adds a block or card, goes to it, and chooses its first words: what one types next takes the place of the sample. */
export function insertGroup(session: EditorSession, args: Parameters<typeof addGroup.plan>[1]): void {
  const [change] = session.run(addGroup, args)
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
