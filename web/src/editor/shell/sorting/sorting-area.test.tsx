import { act } from 'react'
import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { SortedList } from './sorted-list.tsx'
import { SortingArea } from './sorting-area.tsx'

const items = ['Start', 'Team'].map((name) => ({ id: name, name }))

async function open() {
  await openPart(
    <SortingArea lists={[{ id: 'menu', label: 'Navigation', items }]} canMove={() => true} onMove={() => undefined}>
      <SortedList list="menu">{(id, { grip }) => <span key={id}>{grip}</span>}</SortedList>
    </SortingArea>,
  )
  const grip = document.querySelector<HTMLElement>('button')
  const point = (type: string, clientX: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX,
      clientY: 10,
      isPrimary: true,
      button: 0,
    })
    return act(async () => void (type === 'pointerdown' ? grip : document)?.dispatchEvent(event))
  }
  return { point, isDragged: () => document.querySelector('li')?.dataset.dragging }
}

test.each([
  [2, 'false'],
  [3, 'false'],
  [4, 'true'],
])('a pointer that has moved by %i px drags: %s', async (distance, dragged) => {
  const { point, isDragged } = await open()
  await point('pointerdown', 10)
  await point('pointermove', 10 + distance)
  expect(isDragged()).toBe(dragged)
  await point('pointerup', 10 + distance)
})
