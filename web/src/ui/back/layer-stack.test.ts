import { beforeEach, expect, test, vi } from 'vitest'
import { LayerStack } from './layer-stack.ts'

const routerPart = (state: unknown) =>
  state && typeof state === 'object' && 'tree' in state ? { tree: state.tree } : {}

interface Entry {
  state: unknown
  url: string
}

/** A tab with a history that travels a moment later, as browsers do. */
function createTab(
  entries: Entry[] = [{ state: null, url: '/de/edit/a?toolbar=1' }],
  { travels = true, takesMs = 5 } = {},
) {
  const leaveText = vi.fn()
  let at = entries.length - 1
  const here = () => entries[at] as Entry
  const travel = (delta: number) => {
    if (!entries[at + delta]) return
    at += delta
    stack.travelled()
  }
  const tab = {
    setTimeout: (run: () => void, ms = 0) => Number(setTimeout(run, ms)),
    clearTimeout: (id: number) => clearTimeout(id),
    get location() {
      const [pathname = '', query] = here().url.split('?')
      return { pathname, search: query ? `?${query}` : '' }
    },
    history: {
      scrollRestoration: 'auto' as ScrollRestoration,
      get state() {
        return here().state
      },
      pushState(state: unknown, _: string, url: string) {
        entries.splice(at + 1, entries.length, { state, url })
        at += 1
      },
      // As the router has it: it copies what is its own, unless that is there.
      replaceState(state: object, _: string, url: string) {
        entries[at] = { state: { ...routerPart(here().state), ...state }, url }
      },
      go: (delta: number) => setTimeout(() => travels && travel(delta), takesMs),
    },
  }
  const stack = new LayerStack(() => tab, leaveText)
  const addresses = () => entries.slice(0, at + 1).map(({ url }) => url.split('?')[1] ?? '')
  return { stack, leaveText, travel, entries, addresses, ahead: () => entries.length - 1 - at }
}

const openPanel = { search: '?pageMenu=1', isSheet: true, isNew: true }
const closePanel = { search: '?toolbar=1', isSheet: false, isNew: false }
const settled = () => vi.advanceTimersByTime(50)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('Back closes a panel, and Forward opens it again', () => {
  const { stack, travel, addresses, leaveText } = createTab()
  stack.show(openPanel)
  settled()
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1'])
  travel(-1)
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
  expect(leaveText).toHaveBeenCalledOnce()
  travel(1)
  settled()
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1'])
})

test('a panel that is opened and closed twenty times leaves one entry', () => {
  const { stack, addresses } = createTab()
  for (let round = 0; round < 20; round++) {
    stack.show(openPanel)
    stack.show({ ...openPanel, search: '?settings=1', isNew: false })
    settled()
    expect(addresses()).toEqual(['toolbar=1', 'settings=1'])
    stack.show(closePanel)
    settled()
    expect(addresses()).toEqual(['toolbar=1'])
  }
})

test('a second Escape while the browser still goes back closes the toolbar too', () => {
  const { stack, addresses } = createTab()
  stack.show(openPanel)
  settled()
  stack.show(closePanel)
  vi.advanceTimersByTime(1)
  stack.show({ ...closePanel, search: '' })
  settled()
  expect(addresses()).toEqual([''])
})

test('a browser that takes seconds to go back is asked once, and the page stays', () => {
  const login = { state: null, url: '/de/login' }
  const page = { state: null, url: '/de/edit/a?toolbar=1' }
  const { stack, entries, ahead, addresses } = createTab([login, page], { takesMs: 3_000 })
  stack.show(openPanel)
  settled()
  stack.show(closePanel)
  vi.advanceTimersByTime(1_500)
  stack.show({ ...closePanel, search: '' })
  vi.advanceTimersByTime(20_000)
  expect([entries.length, ahead()]).toEqual([3, 1])
  expect(addresses()).toEqual(['', ''])
})

test('a panel that is opened while the browser still goes back stays open, and Back closes it', () => {
  const { stack, travel, addresses } = createTab()
  stack.show(openPanel)
  settled()
  stack.show(closePanel)
  vi.advanceTimersByTime(1)
  stack.show({ ...openPanel, search: '?settings=1' })
  settled()
  expect(addresses()).toEqual(['toolbar=1', 'settings=1'])
  travel(-1)
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
})

test('Back closes the dialog over a panel first, then the panel', () => {
  const { stack, travel, addresses } = createTab()
  const close = vi.fn()
  stack.show(openPanel)
  settled()
  stack.add({ close })
  settled()
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1', 'pageMenu=1'])
  travel(-1)
  settled()
  expect(close).toHaveBeenCalledOnce()
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1'])
  travel(-1)
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
})

test('Back that comes at once closes the dialog that has just opened, not the panel below it', () => {
  const { stack, travel, addresses } = createTab()
  const close = vi.fn()
  stack.show(openPanel)
  settled()
  stack.add({ close })
  travel(-1)
  settled()
  expect(close).toHaveBeenCalledOnce()
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1'])
})

test('a dialog that mounts twice, or opens the next one, has one entry; closed by its button it has none', () => {
  const { stack, addresses } = createTab()
  const layer = { close: vi.fn() }
  stack.add(layer)()
  const remove = stack.add(layer)
  settled()
  expect(addresses()).toHaveLength(2)
  remove()
  const removeNext = stack.add({ close: vi.fn() })
  settled()
  expect(addresses()).toHaveLength(2)
  removeNext()
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
  expect(layer.close).not.toHaveBeenCalled()
})

test('a dialog that has to stay is there again for the next Back', () => {
  const { stack, travel, addresses } = createTab()
  const close = vi.fn(() => false)
  stack.add({ close })
  settled()
  travel(-1)
  settled()
  expect(addresses()).toHaveLength(2)
  travel(-1)
  expect(close).toHaveBeenCalledTimes(2)
})

test('Forward to a dialog that is gone, or a reload with it open, comes back to the page', () => {
  const { stack, travel, addresses } = createTab()
  stack.add({ close: () => undefined })
  settled()
  travel(-1)
  settled()
  travel(1)
  settled()
  expect(addresses()).toHaveLength(1)

  const page = { state: null, url: '/de/edit/a?toolbar=1' }
  const reloaded = createTab([page, { ...page, state: { depth: 1, sheet: 0 } }])
  reloaded.stack.arrive()
  settled()
  expect(reloaded.addresses()).toHaveLength(1)
})

test('a reload with a panel open keeps it, and closing it goes back over its entry', () => {
  const { stack, addresses } = createTab([
    { state: null, url: '/de/edit/a?toolbar=1' },
    { state: { depth: 1, sheet: 1 }, url: '/de/edit/a?pageMenu=1' },
  ])
  stack.arrive()
  settled()
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1'])
  stack.show(closePanel)
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
})

test('what the router drops from an entry is put back: closing the panel still goes back over it', () => {
  const { stack, entries, addresses } = createTab()
  stack.show(openPanel)
  settled()
  Object.assign(entries[1] ?? {}, { state: { tree: 'of the router' } })
  const remove = stack.add({ close: vi.fn() })
  settled()
  remove()
  settled()
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1'])
  Object.assign(entries[1] ?? {}, { state: { tree: 'of the router' } })
  stack.arrive()
  stack.show(closePanel)
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
})

test('what the router drops after a reload, before this code has come, is known from the start', () => {
  const { stack, addresses } = createTab([
    { state: null, url: '/de/edit/a?toolbar=1' },
    { state: { tree: 'of the router' }, url: '/de/edit/a?pageMenu=1' },
  ])
  stack.arrive({ path: '/de/edit/a', search: '?pageMenu=1', state: { depth: 1, sheet: 1 } })
  stack.show(closePanel)
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
})

test('the router does not hear of a step among the entries of one page, and keeps there what it has for the page', () => {
  const { stack, entries } = createTab([
    { state: { tree: 'before the reload' }, url: '/de/edit/a?toolbar=1' },
    { state: { tree: 'of the page', depth: 1, sheet: 1 }, url: '/de/edit/a?pageMenu=1' },
  ])
  const heard = vi.spyOn(stack, 'travelled')
  stack.arrive()
  stack.show(closePanel)
  stack.show({ ...closePanel, search: '' })
  settled()
  expect(heard).toHaveReturnedWith(true)
  expect(entries[0]).toEqual({ state: { tree: 'of the page', depth: 0, sheet: 0 }, url: '/de/edit/a' })
})

test('the router hears of a step to another page', () => {
  const login = { state: { tree: 'of the login' }, url: '/de/login' }
  const { stack, travel, entries } = createTab([login, { state: null, url: '/de/edit/a' }])
  const heard = vi.spyOn(stack, 'travelled')
  stack.arrive()
  travel(-1)
  settled()
  expect(heard).toHaveReturnedWith(false)
  expect(entries[0]).toEqual(login)
})

test('a page that was opened by its address with a panel is not left by closing it', () => {
  const { stack, addresses } = createTab([
    { state: null, url: '/de/edit/b?toolbar=1' },
    { state: null, url: '/de/edit/a?pageMenu=1' },
  ])
  stack.arrive()
  stack.show(closePanel)
  settled()
  expect(addresses()).toEqual(['toolbar=1', 'toolbar=1'])
})

test('a dialog that closes because another page opens does not go back meanwhile', () => {
  const { stack, addresses } = createTab()
  const remove = stack.add({ close: vi.fn() })
  settled()
  const openPage = vi.fn()
  stack.leave(openPage)
  expect(openPage).toHaveBeenCalledOnce()
  remove()
  settled()
  expect(addresses()).toHaveLength(2)
})

test('a page that is opened right after a dialog closed waits for the step back, and opens even if that never comes', () => {
  const { stack, addresses } = createTab()
  const openPage = vi.fn()
  const remove = stack.add({ close: vi.fn() })
  settled()
  remove()
  vi.advanceTimersByTime(1)
  stack.leave(openPage)
  expect(openPage).not.toHaveBeenCalled()
  settled()
  expect(addresses()).toHaveLength(1)
  expect(openPage).toHaveBeenCalledOnce()

  const stuck = createTab([{ state: null, url: '/de/edit/a?toolbar=1' }], { travels: false })
  const removeStuck = stuck.stack.add({ close: vi.fn() })
  settled()
  removeStuck()
  vi.advanceTimersByTime(1)
  stuck.stack.leave(openPage)
  vi.advanceTimersByTime(1_100)
  expect(openPage).toHaveBeenCalledTimes(2)
})

test('a panel that is closed while another page is on its way is closed there: the way is not given up', () => {
  const { stack, addresses } = createTab()
  stack.show(openPanel)
  settled()
  const asked: string[] = []
  stack.leave(
    () => asked.push('?pageMenu=1'),
    (search) => asked.push(search),
  )
  stack.show(closePanel)
  settled()
  expect(asked).toEqual(['?pageMenu=1', '?toolbar=1'])
  expect(addresses()).toEqual(['toolbar=1', 'pageMenu=1'])
})

test('a page that does not come holds no panel open', () => {
  const { stack, addresses } = createTab()
  stack.show(openPanel)
  settled()
  stack.leave(() => undefined, vi.fn())
  vi.advanceTimersByTime(6_000)
  stack.show(closePanel)
  settled()
  expect(addresses()).toEqual(['toolbar=1'])
})

test('a panel that is closed while a page waits for the step back is closed on that page', () => {
  const { stack } = createTab()
  stack.show(openPanel)
  settled()
  const dialog = stack.add({ close: () => undefined })
  settled()
  dialog()
  vi.advanceTimersByTime(1)
  const asked: string[] = []
  stack.leave(
    () => asked.push('?pageMenu=1'),
    (search) => asked.push(search),
  )
  stack.show(closePanel)
  settled()
  expect(asked).toEqual(['?toolbar=1'])
})
