import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { hydrateIsland } from '@blickfang/views/kernel/island/hydrate-island.tsx'
import { Part } from '@blickfang/views/kernel/island/part.tsx'
import fc from 'fast-check'
import { type ReactNode, use, useState } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { giveTaps } from './keep-taps.ts'
import { keepTapsHere } from './testing/keep-taps-here.ts'

beforeAll(keepTapsHere)
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  document.body.replaceChildren()
})

/** How the code of the counter comes: it is there, the whole island waits for it, or a part of the island does. */
type Arrival = 'there' | 'island' | 'part'

/** The code of the island, in the story that is told. */
let code = Promise.resolve()

/** Counts presses. */
function Counter(): ReactNode {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      <b>{count}</b>
    </button>
  )
}

/** Counts presses, once its code has come. */
function Later(): ReactNode {
  use(code)
  return <Counter />
}

const LaterPart = () => (
  <Part>
    <Later />
  </Part>
)
const islands = { there: Counter, island: Later, part: LaterPart }

async function placeIsland(arrival: Arrival): Promise<HTMLElement> {
  code = Promise.resolve()
  const Island = islands[arrival]
  const stream = await renderToReadableStream(<Island />)
  await stream.allReady
  document.body.innerHTML = `<div data-island="counter" data-props="{}">${await new Response(stream).text()}</div>`
  return document.querySelector('[data-island]') as HTMLElement
}

const press = () => document.querySelector<HTMLElement>('b')?.click()
const message = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
async function pass(messages: number) {
  for (let count = 0; count < messages; count++) await message()
}

test('a press counts once, whenever it comes: before the code, while React takes over, or after', async () => {
  const story = fc.record({
    arrival: fc.constantFrom<Arrival>('there', 'island', 'part'),
    before: fc.nat({ max: 2 }),
    /** Presses while the code is on its way, by how long after each the next one comes. */
    meanwhile: fc.array(fc.nat({ max: 4 }), { maxLength: 4 }),
    after: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ arrival, before, meanwhile, after }) => {
      const place = await placeIsland(arrival)
      for (let count = 0; count < before; count++) press()
      let come = () => {}
      code = new Promise<void>((resolve) => {
        come = resolve
      })
      hydrateIsland({
        ...{ place, Loaded: islands[arrival], share: null },
        onPlaced: () => {},
        onAwake: () => void giveTaps(place),
        onFailed: () => {},
      })
      for (const messages of meanwhile) {
        press()
        await pass(messages)
      }
      come()
      for (const messages of after) {
        press()
        await pass(messages)
      }
      const all = String(before + meanwhile.length + after.length)
      await vi.waitFor(() => expect(place.textContent).toBe(all), { timeout: 5_000, interval: 5 })
      await pass(5)
      expect(place.textContent).toBe(all)
    }),
    { numRuns: propertyRuns(100) },
  )
})
