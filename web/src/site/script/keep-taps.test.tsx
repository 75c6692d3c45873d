import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { earlyTapsScript } from './early-taps.ts'
import { giveTaps, hasTap, keepTaps } from './keep-taps.ts'
import { keepTapsHere } from './testing/keep-taps-here.ts'

const pressed = vi.fn()
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement

beforeAll(keepTapsHere)
beforeEach(() => {
  document.body.innerHTML = `
    <div data-island="outer"><button type="button" id="one"><b>Eins</b></button><button type="button" id="two">Zwei</button>
      <ul data-slot="cards"><button type="button" id="theirs">Karte</button>
        <div data-island="inner"><button type="button" id="within">Darin</button></div></ul></div>
    <button type="button" id="outside">Draussen</button>`
})
afterEach(() => {
  vi.restoreAllMocks()
  pressed.mockReset()
})

async function wake(name: string) {
  const island = find(`[data-island="${name}"]`)
  const listen = ({ target }: Event) => pressed((target as Element).id)
  island.addEventListener('click', listen)
  await giveTaps(island)
  island.removeEventListener('click', listen)
}

test('presses on buttons of a sleeping island arrive once it is awake, in their order, and once only', async () => {
  find('#two').click()
  find('#one b').click()
  await wake('outer')
  await wake('outer')
  expect(pressed.mock.calls).toEqual([['two'], ['one']])
})

test('what others made, another island’s and what is outside of islands are not pressed again', async () => {
  for (const id of ['#theirs', '#within', '#outside']) find(id).click()
  await wake('outer')
  expect(pressed).not.toHaveBeenCalled()
  await wake('inner')
  expect(pressed.mock.calls).toEqual([['within']])
})

test('a press on an island that is awake is its own', async () => {
  await wake('outer')
  find('#one').click()
  await wake('outer')
  expect(pressed).not.toHaveBeenCalled()
})

test('a press of long ago is forgotten', async () => {
  find('#one').click()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await wake('outer')
  expect(pressed).not.toHaveBeenCalled()
})

test('presses from before the script had come are known once it is there, and are noted no longer', () => {
  new Function(earlyTapsScript)()
  const noted = globalThis.earlyTaps
  // What listens to the document already does not hear this one.
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
  find('#two').click()
  expect(noted).toHaveLength(1)
  expect(hasTap(find('[data-island="outer"]'))).toBe(false)
  const late = document.implementation.createHTMLDocument()
  keepTaps(late)
  expect(hasTap(find('[data-island="outer"]'))).toBe(true)
  find('#one').click()
  expect(noted).toHaveLength(1)
})
