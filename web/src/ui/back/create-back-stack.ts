/** Something that lies over the page and that Back closes. `close` answers false when it has to stay, because words in it are not saved. */
export interface BackLayer {
  readonly close: () => unknown
}

export interface ShownQuery {
  /** With its question mark, or empty. */
  readonly search: string
  /** It holds a panel open. */
  readonly isSheet: boolean
  /** The panel opens from closed: Back closes it again. */
  readonly isNew: boolean
}

/** What an entry of the browser's history knows: how many entries above the page it is, and which of them a panel of the address holds. */
interface Entry {
  readonly depth?: number
  readonly sheet?: number
}

interface Browser {
  readonly history: Pick<History, 'state' | 'scrollRestoration' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'pathname' | 'search'>
  setTimeout(run: () => void, ms?: number): number
  clearTimeout(timer: number): void
}

export type BackStack = ReturnType<typeof createBackStack>

/**
 * Keeps one entry of the browser's history for each layer over the page, so that Back closes the topmost one and stays on the
 * page. A layer that closes otherwise takes its entry along: nothing piles up. Everything is put right a moment later and by
 * comparing, because layers come and go in one stroke (one dialog opens the next, strict mode mounts twice). `leaveText` is
 * called before anything closes that a person may be typing in.
 */
export function createBackStack(getBrowser: () => Browser, leaveText: () => void) {
  const open = new Map<BackLayer, number>()
  let timer = 0
  let rescue = 0
  /** Where the address shall be once the browser has gone back: it may change on the way. */
  let wanted: { readonly path: string; readonly search: string; readonly isSheet: boolean } | null = null
  let isLeaving = false
  /** Another page that waits for the browser to have gone back. */
  let departure: (() => void) | null = null

  /** The entry the person stands on. The router writes it anew, without what is ours, when it fetches a part of the page again. */
  let here: Entry & { readonly path?: string } = {}

  function arriveAt(next: Entry) {
    here = { ...next, path: getBrowser().location.pathname }
  }

  /** Puts back what the router has dropped. */
  function entry(): Entry {
    const { history, location } = getBrowser()
    const found: Entry = history.state ?? {}
    if (found.depth !== undefined || here.depth === undefined || here.path !== location.pathname) return found
    replace(here)
    return here
  }

  function replace({ depth = 0, sheet = 0 }: Entry, search = getBrowser().location.search) {
    const { history, location } = getBrowser()
    history.replaceState({ depth, sheet }, '', location.pathname + search)
    arriveAt({ depth, sheet })
  }

  function push(next: Entry, search = getBrowser().location.search) {
    const { history, location } = getBrowser()
    // The page stands where the person left it, not where it stood when the layer opened.
    history.scrollRestoration = 'manual'
    history.pushState(next, '', location.pathname + search)
    arriveAt(next)
  }

  function settle() {
    if (wanted || isLeaving) return
    const { history, location, setTimeout, clearTimeout } = getBrowser()
    let { depth = 0, sheet = 0 } = entry()
    for (const [layer, at] of open) {
      if (at) continue
      depth += 1
      push({ depth, sheet })
      open.set(layer, depth)
    }
    const needed = Math.max(sheet, ...open.values())
    history.scrollRestoration = depth ? 'manual' : 'auto'
    if (needed >= depth) return
    wanted = { path: location.pathname, search: location.search, isSheet: sheet > 0 }
    history.go(needed - depth)
    // Another navigation may have come first: then the browser never arrives.
    clearTimeout(rescue)
    rescue = setTimeout(() => {
      wanted = null
      departSoon()
    }, 1_000)
  }

  /** A moment later: the router, which hears of the step back after this, must be done with it. */
  function departSoon() {
    const open = departure
    departure = null
    if (open) getBrowser().setTimeout(open)
  }

  function settleSoon() {
    const { setTimeout, clearTimeout } = getBrowser()
    clearTimeout(timer)
    timer = setTimeout(settle)
  }

  function show({ search, isSheet, isNew }: ShownQuery) {
    const { location } = getBrowser()
    const { depth = 0, sheet = 0 } = entry()
    isLeaving = departure !== null
    if (!isSheet) leaveText()
    if (wanted) wanted = { path: location.pathname, search, isSheet }
    if (isNew && !wanted) push({ depth: depth + 1, sheet: depth + 1 }, search)
    else replace({ depth, sheet: isSheet ? sheet : 0 }, search)
    settleSoon()
  }

  return {
    show,
    add(layer: BackLayer): () => void {
      isLeaving = false
      open.set(layer, 0)
      settleSoon()
      return () => {
        open.delete(layer)
        settleSoon()
      }
    },
    /** Closes every layer, the topmost first; false as soon as one has to stay. */
    closeAll(): boolean {
      return [...open.keys()].reverse().every((layer) => layer.close() !== false)
    },
    /** Opens another page. Going back now would stop it; what stays behind is put right when the person comes back to it. A step back that is on its way comes first. */
    leave(open: () => void) {
      isLeaving = true
      if (wanted) departure = open
      else open()
    },
    /** A page has come up, perhaps by a reload with a dialog open. */
    arrive() {
      const { history, location } = getBrowser()
      if (history.state?.depth !== undefined || here.path !== location.pathname) arriveAt(history.state ?? {})
      isLeaving = false
      settleSoon()
    },
    /** The browser went back or forward. */
    travelled() {
      const { history, location } = getBrowser()
      arriveAt(history.state ?? {})
      const { depth = 0, sheet = 0 } = here
      const asked = wanted
      wanted = null
      isLeaving = departure !== null
      if (asked) {
        if (asked.path === location.pathname && asked.search !== location.search) {
          show({ search: asked.search, isSheet: asked.isSheet, isNew: asked.isSheet && !sheet })
        }
      } else {
        leaveText()
        for (const [layer, at] of [...open].reverse()) {
          if (at <= depth) continue
          if (layer.close() === false) open.set(layer, 0)
          else open.delete(layer)
        }
      }
      departSoon()
      settleSoon()
    },
  }
}
