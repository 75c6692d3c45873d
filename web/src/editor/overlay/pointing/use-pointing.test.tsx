import { act } from 'react'
import { expect, test } from 'vitest'
import { useEditor } from '../../context/editor-context.tsx'
import { openPart } from '../../testing/open-part.tsx'
import { usePointing } from './use-pointing.ts'

function Page() {
  const session = useEditor()
  usePointing(session)
  const [id] = session.document.groups.keys()
  return (
    <>
      <section data-group-id={id}>
        <p data-field="title" data-field-group={id} data-testid="title" />
      </section>
      <aside data-testid="beside" />
      <nav data-testid="tools" data-editor-surface="" />
    </>
  )
}

test('a press on an element selects it, one beside everything nothing, and one in the editor’s tools changes nothing', async () => {
  const { session } = await openPart(<Page />)
  const [groupId] = session.document.groups.keys()
  const selected = () => session.overlay.getState().selected
  const press = (name: string, type = 'pointerdown') =>
    act(async () => {
      const press = new Event(type, { bubbles: true })
      document.querySelector(`[data-testid="${name}"]`)?.dispatchEvent(press)
    })
  await press('title')
  expect(selected()).toEqual({ groupId, field: 'title' })
  await press('tools')
  await press('title', 'focusout')
  expect(selected()).toEqual({ groupId, field: 'title' })
  await press('beside')
  expect(selected()).toBeNull()
})
