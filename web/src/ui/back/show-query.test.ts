import { afterEach, expect, test, vi } from 'vitest'
import { type Arrival, LayerStack } from './layer-stack.ts'
import { loaded } from './loaded-back-stack.ts'
import { showQuery } from './show-query.ts'

/** A tab that was loaded with this address and this entry of the history, before the code of the back stack has come. */
function createTab(search: string, state: object | null) {
  const tab = {
    location: { pathname: '/de/edit/a', search },
    history: {
      state,
      scrollRestoration: 'auto' as ScrollRestoration,
      replaceState(next: object | null, _: string, url: string) {
        tab.history.state = next
        tab.location.search = url.slice(tab.location.pathname.length)
      },
      pushState: (next: object, _: string, url: string) => tab.history.replaceState(next, '', url),
      go: vi.fn(),
    },
    setTimeout: (run: () => void) => {
      later.push(run)
      return 0
    },
    clearTimeout: () => undefined,
  }
  const later: (() => void)[] = []
  vi.stubGlobal('window', tab)
  loaded.arrival = { path: '/de/edit/a', search, state: state as Arrival['state'] }
  return {
    tab,
    /** The code is there. */
    comes() {
      const stack = new LayerStack(
        () => tab,
        () => undefined,
      )
      stack.arrive(loaded.arrival)
      for (const run of later.splice(0)) run()
    },
  }
}

const closePanel = { search: '?toolbar=1', isSheet: false, isNew: false }
const openPanel = { search: '?settings=1', isSheet: true, isNew: true }

afterEach(() => vi.unstubAllGlobals())

test('a panel that is closed right after a reload, before the code of Back has come, is gone back over all the same', () => {
  const { tab, comes } = createTab('?pageMenu=1', { depth: 1, sheet: 1 })
  showQuery(closePanel)
  expect(tab.location.search).toBe('?toolbar=1')
  comes()
  expect(tab.history.go).toHaveBeenCalledExactlyOnceWith(-1)
})

test('and over the entry of the dialog that was open on it', () => {
  const { tab, comes } = createTab('?pageMenu=1', { depth: 2, sheet: 1 })
  showQuery(closePanel)
  comes()
  expect(tab.history.go).toHaveBeenCalledExactlyOnceWith(-2)
})

test('what the router drops meanwhile is known all the same', () => {
  const { tab, comes } = createTab('?pageMenu=1', { depth: 1, sheet: 1 })
  tab.history.state = { tree: 'of the router' } as object
  showQuery(closePanel)
  tab.history.state = { tree: 'of the router' } as object
  comes()
  expect(tab.history.go).toHaveBeenCalledExactlyOnceWith(-1)
})

test('a panel that is opened before the code has come has an entry of its own, and one that stays open keeps it', () => {
  const { tab, comes } = createTab('?toolbar=1', null)
  showQuery(openPanel)
  expect(tab.history.state).toEqual({ depth: 1, sheet: 1 })
  showQuery({ ...openPanel, search: '?pageMenu=1', isNew: false })
  comes()
  expect(tab.history.go).not.toHaveBeenCalled()
})
