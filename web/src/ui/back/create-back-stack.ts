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

  const entry = (): Entry => getBrowser().history.state ?? {}

  function push(next: Entry, search = getBrowser().location.search) {
    const { history, location } = getBrowser()
    // The page stands where the person left it, not where it stood when the layer opened.
    history.scrollRestoration = 'manual'
    history.pushState(next, '', location.pathname + search)
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
    }, 1_000)
  }

  function settleSoon() {
    const { setTimeout, clearTimeout } = getBrowser()
    clearTimeout(timer)
    timer = setTimeout(settle)
  }

  function show({ search, isSheet, isNew }: ShownQuery) {
    const { history, location } = getBrowser()
    const { depth = 0, sheet = 0 } = entry()
    isLeaving = false
    if (!isSheet) leaveText()
    if (wanted) wanted = { path: location.pathname, search, isSheet }
    if (isNew && !wanted) push({ depth: depth + 1, sheet: depth + 1 }, search)
    else history.replaceState({ depth, sheet: isSheet ? sheet : 0 }, '', location.pathname + search)
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
    /** Another page is about to open: going back now would stop it. What stays behind is put right when the person comes back to it. */
    leave() {
      isLeaving = true
    },
    /** A page has come up, perhaps by a reload with a dialog open. */
    arrive() {
      isLeaving = false
      settleSoon()
    },
    /** The browser went back or forward. */
    travelled() {
      const { location } = getBrowser()
      const { depth = 0, sheet = 0 } = entry()
      const asked = wanted
      wanted = null
      isLeaving = false
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
      settleSoon()
    },
  }
}
