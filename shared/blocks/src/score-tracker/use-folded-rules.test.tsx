import { mount } from '@blickfang/testing/mount.tsx'
import { readBeforePlay } from '@blickfang/views/game/parts/read-before-play.ts'
import { DrawerContext } from '@blickfang/views/site/visitor/drawer-context.ts'
import { act, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFoldedRules } from './use-folded-rules.ts'

interface Seen {
  readonly isPlayed: boolean
  readonly isOpen: boolean
}
let see = (_: Seen) => {}

function Drawer() {
  const [{ isPlayed, isOpen }, set] = useState<Seen>({ isPlayed: false, isOpen: true })
  see = set
  return (
    <DrawerContext value={{ isOpen }}>
      <Card isPlayed={isPlayed} />
    </DrawerContext>
  )
}

function Card({ isPlayed }: Pick<Seen, 'isPlayed'>) {
  const [head, card] = [useRef<HTMLDivElement>(null), useRef<HTMLUListElement>(null)]
  const { isFolded, hasButton } = useFoldedRules({ head, card, isPlayed })
  return (
    <main>
      <div ref={head}>
        <p {...readBeforePlay}>Regeln</p>
      </div>
      <ul ref={card} />
      <output>{JSON.stringify({ isFolded, hasButton })}</output>
    </main>
  )
}

test.each([0, 52])(
  'an entry of somebody else moves no row that is looked at: those that would move by %i px',
  async (move) => {
    const { host, unmount } = await mount(<Drawer />)
    const [rules, rows] = [host.querySelector('p'), host.querySelector('ul')]
    if (!rules || !rows) throw new Error('Nothing is shown')
    rows.getBoundingClientRect = () => ({ top: rules.hidden ? 0 : move }) as DOMRect
    const shown = () => JSON.parse(host.querySelector('output')?.textContent ?? '')
    expect(shown()).toEqual({ isFolded: false, hasButton: false })
    await act(async () => see({ isPlayed: true, isOpen: true }))
    // A button that came beside what is not folded would need a line of its own.
    expect(shown()).toEqual({ isFolded: move === 0, hasButton: move === 0 })
    await act(async () => see({ isPlayed: true, isOpen: false }))
    expect(shown()).toEqual({ isFolded: true, hasButton: true })
    expect(rules.hidden).toBe(true)
    unmount()
  },
)
