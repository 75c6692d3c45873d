import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void = () => undefined
beforeEach(() => {
  // How late the process is says nothing about who has the focus.
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  stop()
  document.body.replaceChildren()
})

const later = () => vi.advanceTimersByTimeAsync(10)
const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

function show(count: number) {
  document.body.innerHTML = `<div role="toolbar" data-editor-surface><button>Bar</button></div>
    <section data-editor-surface tabindex="-1"><ul>${Array.from({ length: count }, (_, index) => `<li><button>${index}</button></li>`).join('')}</ul></section>`
  return [...document.querySelectorAll<HTMLButtonElement>('li button')]
}

test('a control that disables or removes itself leaves the focus beside it, and never nowhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ at: fc.nat(4), how: fc.constantFrom('disabled', 'removed', 'hidden', 'surface') }), {
        maxLength: 6,
      }),
      async (count, losses) => {
        const buttons = show(count)
        stop = keepFocus()
        for (const { at, how } of losses) {
          const button = buttons[at % count]
          if (!button?.isConnected || button.disabled || button.closest('[hidden]')) continue
          button.focus()
          if (how === 'disabled') button.disabled = true
          else if (how === 'hidden') button.parentElement?.setAttribute('hidden', '')
          else if (how === 'removed') button.parentElement?.remove()
          else document.querySelector('section')?.remove()
          await later()
          const now = document.activeElement
          expect(now).not.toBe(document.body)
          expect(now).not.toBe(button)
          const left = buttons.filter((one) => one.isConnected && !one.disabled && !one.closest('[hidden]'))
          if (left.length > 0) expect(left).toContain(now)
        }
        stop()
      },
    ),
    { numRuns: 40 },
  )
})

test('the next one has it, at the end of a list the one before', async () => {
  const buttons = show(3)
  stop = keepFocus()
  buttons[1]?.focus()
  buttons[1]?.parentElement?.remove()
  await later()
  expect(document.activeElement?.textContent).toBe('2')
  buttons[2]?.parentElement?.remove()
  await later()
  expect(document.activeElement?.textContent).toBe('0')
  expect(names()).toEqual(['Bar', '0'])
})

test('who has gone elsewhere is left there', async () => {
  const buttons = show(2)
  document.body.append(Object.assign(document.createElement('input'), { id: 'page' }))
  stop = keepFocus()
  buttons[0]?.focus()
  document.querySelector<HTMLElement>('#page')?.focus()
  buttons[0]?.parentElement?.remove()
  await later()
  expect(document.activeElement?.id).toBe('page')
})

test('the bar of a block hands it on within itself, and to the bar of another block when it goes', async () => {
  const bar = (name: string) => `<div role="toolbar" data-block-bar="${name}"><button>${name}</button></div>`
  document.body.innerHTML = `<div role="toolbar" data-editor-surface><button>Bar</button></div>
    <div data-editor-surface><button>Frame</button><div role="toolbar" data-block-bar="one"><button>Up</button><button>Down</button></div><button>Plus</button></div>`
  const [, , up, down] = document.querySelectorAll('button')
  stop = keepFocus()
  down?.focus()
  if (down) down.disabled = true
  await later()
  expect(document.activeElement).toBe(up)
  document.querySelector('[data-block-bar]')?.insertAdjacentHTML('afterend', bar('two'))
  document.querySelector('[data-block-bar]')?.remove()
  await later()
  expect(document.activeElement?.textContent).toBe('two')
  document.querySelector('[data-block-bar]')?.remove()
  await later()
  expect(document.activeElement?.textContent).toBe('Bar')
})
