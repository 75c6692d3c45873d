import fc from 'fast-check'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextField } from './text-field.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

let told = 0

/** A field that counts what it is told. */
function Counted({ value }: { value: string | number }) {
  return (
    <TextField
      label="Zahl"
      type={typeof value === 'number' ? 'number' : 'text'}
      value={value}
      onChange={() => told++}
    />
  )
}

function Form({ first }: { first: string }) {
  const [name, setName] = useState(first)
  return (
    <form>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </form>
  )
}

test('whatever is entered in a field before the page runs is known to its form', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (first, entered) => {
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = renderToString(<Form first={first} />)
      const input = place.querySelector('input') as HTMLInputElement
      input.value = entered
      const root = await act(async () => hydrateRoot(place, <Form first={first} />))
      expect([place.querySelector('output')?.textContent, input.value]).toEqual([entered, entered])
      await act(async () => root.unmount())
      place.remove()
    }),
  )
})

test('a field in which nothing was entered tells nobody, be its value a text or a number', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      async (value) => {
        const place = document.body.appendChild(document.createElement('div'))
        place.innerHTML = renderToString(<Counted value={value} />)
        told = 0
        const root = await act(async () => hydrateRoot(place, <Counted value={value} />))
        expect(told).toBe(0)
        await act(async () => root.unmount())
        place.remove()
      },
    ),
  )
})
