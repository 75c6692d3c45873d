import { findGroup, groups } from '@blickfang/blocks/groups.ts'
import { act, Suspense } from 'react'
import { expect, test } from 'vitest'
import { openRoot } from '../../testing/open-root.ts'
import { loadViewsOf, useView, useViewsOf } from './block-views.ts'

const nameOf = (name: string) => {
  const entry = findGroup(name)
  if (!entry) throw new Error(`No ${name}`)
  return entry
}

function Shown({ name }: { name: string }) {
  return <p>{useView(nameOf(name)) ? 'da' : 'unterwegs'}</p>
}

function Page({ groups }: { groups: readonly { name: string; parentId: string | null }[] }) {
  useViewsOf(groups)
  return groups.map(({ name }) => <Shown key={name} name={name} />)
}

test('the page waits for the views of its own blocks and is never drawn without one of them', async () => {
  const root = openRoot()
  const drawn: string[] = []
  const seen = new MutationObserver(() => drawn.push(document.body.textContent))
  seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  const groups = [
    { name: 'quote', parentId: null },
    { name: 'imageBoard', parentId: null },
    { name: 'imageCard', parentId: 'b' },
  ]
  await act(async () =>
    root.render(
      <Suspense>
        <Page groups={groups} />
      </Suspense>,
    ),
  )
  await expect.poll(() => document.body.textContent).toBe('dadada')
  expect(drawn.filter((text) => text.includes('unterwegs'))).toEqual([])
  seen.disconnect()
})

test('a block that is added later is shown as soon as its view has come', async () => {
  const root = openRoot()
  await act(async () => root.render(<Shown name="table" />))
  await act(() => loadViewsOf([{ name: 'table', parentId: null }]))
  await expect.poll(() => document.body.textContent).toBe('da')
})

test('every kind of block and card has a view that loads', async () => {
  const all = [...groups].map(([name, { slot }]) => ({ name, parentId: slot }))
  await loadViewsOf(all)
  const root = openRoot()
  await act(async () => root.render(all.map(({ name }) => <Shown key={name} name={name} />)))
  expect(document.body.textContent).toBe('da'.repeat(all.length))
})
