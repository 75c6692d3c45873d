import fc from 'fast-check'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLine, useTyped } from './kept-text.ts'

const roots: Root[] = []
const save = vi.fn<(text: string, before: string) => true | Promise<boolean>>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  save.mockReset().mockReturnValue(true)
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
  expect(save.mock.calls).toEqual([['neu', 'alt']])
  await act(async () => again.input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(save).toHaveBeenCalledTimes(1)
  await type(again.input, 'noch neuer')
  await act(async () => again.root.unmount())
  roots.splice(roots.indexOf(again.root), 1)
  expect(save.mock.calls).toEqual([
    ['neu', 'alt'],
    ['noch neuer', 'neu'],
  ])
})

test('a line that may not be so jumps back to what is saved', async () => {
  const { input } = await open(<Line value="alt" />)
  await type(input, '')
  await act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(input.value).toBe('alt')
  expect(save).not.toHaveBeenCalled()
})

const leave = (input: HTMLInputElement) =>
  act(async () => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

async function close(root: Root) {
  await act(async () => root.unmount())
  roots.splice(roots.indexOf(root), 1)
}

test('a line whose save fails is kept until one succeeds: left again, taken away, or shown again', async () => {
  const ways = fc.array(fc.constantFrom('leave', 'reopen'), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z]{4,9}$/), ways, async (words, again) => {
      localStorage.clear()
      save.mockReset().mockResolvedValue(false)
      let line = await open(<Line value="alt" />)
      await type(line.input, words)
      await leave(line.input)
      for (const way of again) {
        if (way === 'leave') await leave(line.input)
        else {
          await close(line.root)
          line = await open(<Line value="alt" />)
        }
        expect(line.input.value).toBe(words)
      }
      save.mockReset().mockResolvedValue(true)
      await leave(line.input)
      expect(save.mock.calls).toEqual([[words, 'alt']])
      await close(line.root)
      expect(save).toHaveBeenCalledTimes(1)
      expect((await open(<Line value={words} />)).input.value).toBe(words)
      expect(localStorage).toHaveLength(0)
    }),
    { numRuns: 15 },
  )
})

test('words that are typed while a save is on its way are kept, whatever becomes of it', async () => {
  let answer: (isSaved: boolean) => void = () => undefined
  save.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { input } = await open(<Line value="alt" />)
  await type(input, 'neu')
  await leave(input)
  await type(input, 'noch neuer')
  await act(async () => answer(true))
  expect(input.value).toBe('noch neuer')
  expect(Object.values({ ...localStorage })).toContain('noch neuer')
  await leave(input)
  expect(save.mock.calls.at(-1)).toEqual(['noch neuer', 'neu'])
})

test('what somebody else saves meanwhile takes no words from under the fingers', async () => {
  const { root, input } = await open(<Line value="alt" />)
  await type(input, 'mein')
  await act(async () => root.render(<Line value="von Reto" />))
  expect(input.value).toBe('mein')
  await leave(input)
  expect(save.mock.calls).toEqual([['mein', 'alt']])
  await act(async () => root.render(<Line value="mein" />))
  await act(async () => root.render(<Line value="wieder von Reto" />))
  expect(input.value).toBe('wieder von Reto')
})

test('words that a crash left behind are not saved unasked over what somebody else has saved since', async () => {
  const { input } = await open(<Line value="alt" />)
  await type(input, 'mein')
  const again = await open(<Line value="von Reto" />)
  expect(again.input.value).toBe('mein')
  await close(again.root)
  expect(save).not.toHaveBeenCalled()
  const asked = await open(<Line value="von Reto" />)
  await leave(asked.input)
  expect(save.mock.calls).toEqual([['mein', 'alt']])
})
