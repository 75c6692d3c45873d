import fc from 'fast-check'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLine, useTyped } from './kept-text.ts'

const roots: Root[] = []
const save = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  save.mockReset()
})
afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Line({ value }: { value: string }) {
  const { text, type, leave } = useLine({ key: 'line', value, onSave: save, isRight: (typed) => typed !== '' })
  return <input value={text} onChange={(event) => type(event.target.value)} onBlur={leave} />
}

function Form({ value }: { value: string }) {
  const [text, type] = useTyped('form', value)
  return <input value={text} onChange={(event) => type(event.target.value)} />
}

/** A page of its own: one that crashed is never taken down. */
async function open(element: React.ReactElement): Promise<{ root: Root; input: HTMLInputElement }> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  roots.push(root)
  await act(async () => root.render(element))
  return { root, input: host.querySelector('input') as HTMLInputElement }
}

const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('what was typed into a form is there again after a crash, and gone once the form was closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 20 }), async (text) => {
      localStorage.clear()
      await type((await open(<Form value="Team" />)).input, text)
      const again = await open(<Form value="Team" />)
      const entered = document.createElement('input')
      entered.value = text
      expect(again.input.value).toBe(entered.value)
      await act(async () => again.root.unmount())
      roots.splice(roots.indexOf(again.root), 1)
      expect((await open(<Form value="Team" />)).input.value).toBe('Team')
    }),
    { numRuns: 20 },
  )
})

test('a line is saved when it is left and when it is taken away, once; what a crash left behind is saved too', async () => {
  const { input } = await open(<Line value="alt" />)
  await type(input, ' neu ')
  expect(save).not.toHaveBeenCalled()
  const again = await open(<Line value="alt" />)
  expect(again.input.value).toBe(' neu ')
  expect(save.mock.calls).toEqual([['neu']])
  await act(async () => again.input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(save).toHaveBeenCalledTimes(1)
  await type(again.input, 'noch neuer')
  await act(async () => again.root.unmount())
  roots.splice(roots.indexOf(again.root), 1)
  expect(save.mock.calls).toEqual([['neu'], ['noch neuer']])
})

test('a line that may not be so jumps back to what is saved', async () => {
  const { input } = await open(<Line value="alt" />)
  await type(input, '')
  await act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(input.value).toBe('alt')
  expect(save).not.toHaveBeenCalled()
})
