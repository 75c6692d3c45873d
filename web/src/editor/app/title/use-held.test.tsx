import { mount } from '@blickfang/testing/mount.tsx'
import fc from 'fast-check'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { useHeld } from './use-held.ts'

function Block({ id, isTitle }: { id: string; isTitle: boolean }) {
  const Title = useHeld(isTitle, id) ? 'h1' : 'h2'
  return (
    <section data-group-id={id}>
      <Title tabIndex={0}>Title</Title>
      <button type="button">Text</button>
    </section>
  )
}

let choose: (title: string) => void = () => {}

function Page() {
  const [title, setTitle] = useState('a')
  choose = setTitle
  return ['a', 'b'].map((id) => <Block key={id} id={id} isTitle={id === title} />)
}

const places = ['a h1, a h2', 'b h1, b h2', 'a button', 'b button', 'nowhere'] as const

const focusable = (host: HTMLElement, place: (typeof places)[number]) =>
  host.querySelector<HTMLElement>(
    place.replaceAll(/\b([ab]) /g, (_, id: string) => `[data-group-id=${id}] `).replace('nowhere', '.nowhere'),
  )

test('whatever becomes the page’s title meanwhile, the caret stays in its field; once it is elsewhere, each block is made as it is', async () => {
  const step = fc.oneof(
    fc.record({ title: fc.constantFrom('a', 'b', 'none') }),
    fc.record({ focus: fc.constantFrom(...places) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { host, unmount } = await mount(<Page />)
      let title = 'a'
      for (const next of steps) {
        const before = document.activeElement
        if ('title' in next) {
          title = next.title
          await act(async () => choose(title))
          expect(document.activeElement).toBe(before)
        } else {
          const place = focusable(host, next.focus)
          await act(async () => (place ? place.focus() : (before as HTMLElement).blur()))
          expect(document.activeElement).toBe(place ?? document.body)
        }
        const caret = document.activeElement?.closest('[data-group-id]')
        for (const block of host.querySelectorAll<HTMLElement>('[data-group-id]')) {
          if (block !== caret) expect(Boolean(block.querySelector('h1'))).toBe(block.dataset.groupId === title)
        }
      }
      unmount()
    }),
    { numRuns: 50 },
  )
})
