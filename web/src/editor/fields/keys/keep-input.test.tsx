import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepKeys } from './keep-keys.ts'
import type { Step } from './step.ts'

/** A text as React draws it, with the caret behind so many letters. */
function textAt(words: readonly string[], offset: number): HTMLElement {
  const host = document.createElement('div')
  host.tabIndex = 0
  host.innerHTML = words.map((word, at) => (at % 2 ? `<strong>${word}</strong>` : word)).join('')
  document.body.replaceChildren(host)
  host.focus()
  const [node, inside] = placeOf(host, offset)
  document.getSelection()?.collapse(node, inside)
  return host
}

function placeOf(host: Node, offset: number): readonly [Node, number] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  let before = 0
  let last: Node = host
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (offset - before <= length) return [node, offset - before]
    before += length
    last = node
  }
  return [last, last.nodeValue?.length ?? 0]
}

interface Change {
  readonly from: number
  readonly to: number
  readonly words: string
}

function compose(host: HTMLElement, change: Change): void {
  host.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  replace(host, change)
}

/** Replaces letters around the caret as an engine does: in the text's nodes, new ones among them. */
function replace(host: HTMLElement, { from, to, words }: Change): void {
  const range = document.createRange()
  range.setStart(...placeOf(host, from))
  range.setEnd(...placeOf(host, to))
  range.deleteContents()
  if (words) range.insertNode(document.createTextNode(words))
}

/** Result of the steps in a text with a caret. */
function typed(text: string, caret: number, steps: readonly Step[]): string {
  let [front, behind] = [text.slice(0, caret), text.slice(caret)]
  for (const step of steps) {
    if ('text' in step) front += step.text
    else if ('key' in step && step.key === 'Backspace') front = front.slice(0, -1)
    else if ('key' in step && step.key === 'Delete') behind = behind.slice(1)
    else if ('key' in step) front += step.key
  }
  return front + behind
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ü'), minLength: 1, maxLength: 4 })

const changes = ['composition', 'deleteWordBackward', 'deleteSoftLineForward', 'insertReplacementText'] as const

test('whatever an engine changes around the caret is kept, and the text that React draws is as it was, node by node', () => {
  const drawn = fc.record({
    words: fc.array(word, { maxLength: 3 }),
    caret: fc.nat(8),
    back: fc.nat(3),
    forth: fc.nat(3),
    typed: fc.option(word, { nil: '' }),
    by: fc.constantFrom(...changes),
    isCutOff: fc.boolean(),
  })
  fc.assert(
    fc.property(drawn, ({ words, caret: wanted, back, forth, typed: composed, by, isCutOff }) => {
      const text = words.join('')
      const caret = Math.min(wanted, text.length)
      const host = textAt(words, caret)
      const nodes = nodesOf(host)
      const kept = keepKeys(host)
      const [from, to] = [Math.max(0, caret - back), Math.min(text.length, caret + forth)]
      const change = { from, to, words: composed }
      if (by === 'composition') compose(host, change)
      else if (type(host, by)) replace(host, change)
      const after = host.textContent
      // Its editor came in the middle of it.
      if (!isCutOff)
        host.dispatchEvent(by === 'composition' ? new CompositionEvent('compositionend') : new InputEvent('input'))
      const steps = kept.end()
      expect(typed(text, caret, steps)).toBe(after)
      expect([host.textContent, nodesOf(host)]).toEqual([text, nodes])
    }),
  )
})

function nodesOf(node: Node): Node[] {
  return [node, ...[...node.childNodes].flatMap(nodesOf)]
}

function type(host: HTMLElement, inputType: string, data: string | null = null): boolean {
  return host.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }))
}

test('what a phone, dictation or a list of signs types without a key is kept in its order, and none of it stands in the text', () => {
  const host = textAt(['Brille'], 6)
  const kept = keepKeys(host)
  expect(host.getAttribute('contenteditable')).toBe('true')
  host.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }))
  const did = [
    type(host, 'insertText', ' für 👓'),
    type(host, 'deleteContentBackward'),
    type(host, 'insertParagraph'),
    type(host, 'insertLineBreak'),
    type(host, 'formatBold'),
    type(host, 'historyUndo'),
  ]
  expect(did).not.toContain(true)
  const steps = kept.end()
  expect(steps.map((step) => ('key' in step ? [step.key, step.shiftKey] : step))).toEqual([
    ['n', false],
    { text: ' für 👓' },
    ['Backspace', false],
    ['Enter', false],
    ['Enter', true],
  ])
  expect([host.textContent, host.hasAttribute('contenteditable')]).toEqual(['Brille', false])
})

test('the keys of a composition are its own; that of Safari after its end too', () => {
  const kept = keepKeys(textAt(['Brille'], 6))
  const host = document.querySelector('div') as HTMLElement
  const press = (more: KeyboardEventInit) =>
    host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }))
  expect([press({ isComposing: true }), press({ keyCode: 229 }), press({})]).toEqual([true, true, false])
  expect(kept.end()).toHaveLength(1)
})

test('an editor that has come waits until the word that is being composed is whole', async () => {
  const host = textAt(['Brille'], 6)
  const kept = keepKeys(host)
  await kept.settled()
  compose(host, { from: 6, to: 6, words: 'n' })
  let isSettled = false
  const settled = kept.settled().then(() => {
    isSettled = true
  })
  await Promise.resolve()
  expect(isSettled).toBe(false)
  host.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await settled
  expect(kept.end()).toEqual([{ text: 'n' }])
})

test('who came by a key types at the end of the text', () => {
  const host = textAt(['Brille'], 6)
  document.getSelection()?.removeAllRanges()
  const kept = keepKeys(host)
  compose(host, { from: 6, to: 6, words: 'n' })
  host.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect(kept.end()).toEqual([{ text: 'n' }])
})
