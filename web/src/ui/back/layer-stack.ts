/** Something that lies over the page and that Back closes. `close` answers false when it has to stay, because words in it are not saved. */
export interface BackLayer {
  readonly close: () => unknown
}

export interface ShownQuery {
  /** Query with its question mark, or empty. */
  readonly search: string
  /** Whether the address holds a panel open. */
  readonly isSheet: boolean
  /** Whether the panel opens from closed: Back closes it again. */
  readonly isNew: boolean
}

/** State of an entry of the browser's history: how many entries above the page it is, and which of them a panel of the address holds. */
export interface Entry {
  readonly depth?: number
  readonly sheet?: number
}

/** Where in the browser's history a page stood when it came up, and what that entry knew. */
export interface Arrival {
  readonly path: string
  readonly search: string
  readonly state: Entry | null
}

interface Browser {
  readonly history: Pick<History, 'state' | 'scrollRestoration' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'pathname' | 'search'>
  setTimeout(run: () => void, ms?: number): number
  clearTimeout(timer: number): void
}

/** How long another page waits for the step back. A page that comes later takes the place of one that still waits. */
const departureMs = 1_000

/**
 * Time after which the browser does not arrive any more, because another navigation came first. On a busy phone a step takes
 * seconds, and a second request would leave the page.
 */
const arrivalMs = 15_000

/** For how long a panel that is closed meanwhile is left to the page that is on its way; one that never comes holds nothing open. */
const reopenMs = 5_000

/**
 * Keeps one entry of the browser's history for each layer over the page, so that Back closes the topmost one and stays on the
 * page. A layer that closes otherwise takes its entry along: nothing piles up. Going back waits a moment and compares, because
 * layers come and go in one stroke (one dialog opens the next, strict mode mounts twice). `leaveText` is called before anything
 * closes that a person may be typing in.
 */
export class LayerStack {
  readonly #getBrowser: () => Browser
  readonly #leaveText: () => void
  readonly #open = new Map<BackLayer, number>()
  #timer = 0
  #rescue = 0
  /** Where the address shall be once the browser has gone back: it may change on the way. */
  #wanted: { readonly path: string; readonly search: string; readonly isSheet: boolean } | null = null
  #isLeaving = false
  /** Another page that waits for the browser to have gone back. */
  #departure: (() => void) | null = null
  /** A page of the editor that is on its way, and from where: it can be asked for with other flags. */
  #coming: { readonly from: string; readonly reopen: (search: string) => void } | null = null
  /** The entry the person stands on. The router writes it anew, without what is ours, when it fetches a part of the page again. */
  #here: Entry & { readonly path?: string } = {}
  /** All that the entry the person stands on holds: what is ours, and what the router keeps there. */
  #held: object | null = null

  constructor(getBrowser: () => Browser, leaveText: () => void) {
    this.#getBrowser = getBrowser
    this.#leaveText = leaveText
  }

  show({ search, isSheet, isNew }: ShownQuery): void {
    const { location } = this.#getBrowser()
    if (this.#coming?.from === location.pathname) {
      // The router would take a change of this address for a wish to stay.
      if (this.#departure) this.#departure = () => this.#coming?.reopen(search)
      else this.#coming.reopen(search)
      return
    }
    const { depth = 0, sheet = 0 } = this.#entry()
    this.#isLeaving = this.#departure !== null
    if (!isSheet) this.#leaveText()
    if (this.#wanted) this.#wanted = { path: location.pathname, search, isSheet }
    if (isNew && !this.#wanted) this.#push({ depth: depth + 1, sheet: depth + 1 }, search)
    else this.#replace({ depth, sheet: isSheet ? sheet : 0 }, search)
    this.#settleSoon()
  }

  /** Returns what takes the layer away again. */
  add(layer: BackLayer): () => void {
    this.#isLeaving = false
    this.#open.set(layer, 0)
    // At once: a Back that comes as soon as the layer is seen closes this one, not the one below.
    this.#claimEntries()
    this.#settleSoon()
    return () => {
      this.#open.delete(layer)
      this.#settleSoon()
    }
  }

  /** Closes every layer, the topmost first; false as soon as one has to stay. */
  closeAll(): boolean {
    return [...this.#open.keys()].reverse().every((layer) => layer.close() !== false)
  }

  /**
   * Opens another page. Going back now would stop it; what stays behind is put right when the person comes back to it. A step
   * back that is on its way comes first. With `reopen` flags that change meanwhile are those of the page that comes.
   */
  leave(open: () => void, reopen?: (search: string) => void): void {
    const { location, setTimeout } = this.#getBrowser()
    const coming = reopen ? { from: location.pathname, reopen } : null
    this.#coming = coming
    setTimeout(() => {
      if (this.#coming === coming) this.#coming = null
    }, reopenMs)
    this.#isLeaving = true
    if (this.#wanted) this.#departure = open
    else open()
  }

  /** A page has come up, perhaps by a reload with a dialog open. `before` is what its entry knew before this code was there. */
  arrive(before: Arrival | null = null): void {
    const { history, location } = this.#getBrowser()
    const isSame = before?.path === location.pathname && before.search === location.search
    if (isSame && history.state?.depth === undefined) this.#arriveAt(before.state ?? {})
    else if (history.state?.depth !== undefined || this.#here.path !== location.pathname)
      this.#arriveAt(history.state ?? {})
    this.#isLeaving = false
    this.#coming = null
    this.#settleSoon()
  }

  /**
   * The browser went back or forward. True when both entries are of one page and its layers: the router must not hear of it.
   * After a reload it has nothing for the other entry, asks the server, and loads the whole page again if the address is another
   * by then, or if there is no network.
   */
  travelled(): boolean {
    const { history, location } = this.#getBrowser()
    // A step back that was asked for before the page was is on its way all the same.
    if (!this.#wanted) this.#coming = null
    const isWithin = this.#here.path === location.pathname && Boolean(this.#here.depth || history.state?.depth)
    const { depth = 0, sheet = 0 }: Entry = history.state ?? {}
    if (isWithin) this.#keepTree({ depth, sheet })
    else this.#arriveAt(history.state ?? {})
    const asked = this.#wanted
    this.#wanted = null
    this.#isLeaving = this.#departure !== null
    if (asked) {
      if (asked.path === location.pathname && asked.search !== location.search) {
        this.show({ search: asked.search, isSheet: asked.isSheet, isNew: asked.isSheet && !sheet })
      }
    } else {
      this.#leaveText()
      for (const [layer, at] of [...this.#open].reverse()) {
        if (at <= depth) continue
        if (layer.close() === false) this.#open.set(layer, 0)
        else this.#open.delete(layer)
      }
    }
    this.#departSoon()
    this.#settleSoon()
    return isWithin
  }

  /** Takes what the router keeps for the page along to the entry arrived at; then the router hears of that entry's address. */
  #keepTree(next: Entry): void {
    const { history, location } = this.#getBrowser()
    history.replaceState({ ...this.#held, ...next }, '', location.pathname + location.search)
    this.#replace(next)
  }

  #arriveAt({ depth, sheet }: Entry): void {
    const { history, location } = this.#getBrowser()
    this.#here = { depth, sheet, path: location.pathname }
    this.#held = history.state
  }

  /** Puts back what the router has dropped. */
  #entry(): Entry {
    const { history, location } = this.#getBrowser()
    const found: Entry = history.state ?? {}
    this.#held = history.state
    if (found.depth !== undefined || this.#here.depth === undefined || this.#here.path !== location.pathname)
      return found
    this.#replace(this.#here)
    return this.#here
  }

  #replace({ depth = 0, sheet = 0 }: Entry, search = this.#getBrowser().location.search): void {
    const { history, location } = this.#getBrowser()
    history.replaceState({ depth, sheet }, '', location.pathname + search)
    this.#arriveAt({ depth, sheet })
  }

  #push(next: Entry, search = this.#getBrowser().location.search): void {
    const { history, location } = this.#getBrowser()
    // The page stands where the person left it, not where it stood when the layer opened.
    history.scrollRestoration = 'manual'
    history.pushState(next, '', location.pathname + search)
    this.#arriveAt(next)
  }

  /** Gives every layer an entry: one that another layer has left, or a new one. */
  #claimEntries(): void {
    if (this.#wanted || this.#isLeaving) return
    const { depth = 0, sheet = 0 } = this.#entry()
    for (const [layer, at] of this.#open) {
      if (at) continue
      const next = Math.max(sheet, ...this.#open.values()) + 1
      if (next > depth) this.#push({ depth: next, sheet })
      this.#open.set(layer, next)
    }
  }

  #settle(): void {
    if (this.#wanted || this.#isLeaving) return
    this.#claimEntries()
    const { history, location, setTimeout, clearTimeout } = this.#getBrowser()
    const { depth = 0, sheet = 0 } = this.#entry()
    const needed = Math.max(sheet, ...this.#open.values())
    history.scrollRestoration = depth ? 'manual' : 'auto'
    if (needed >= depth) return
    this.#wanted = { path: location.pathname, search: location.search, isSheet: sheet > 0 }
    history.go(needed - depth)
    clearTimeout(this.#rescue)
    this.#rescue = setTimeout(() => {
      this.#departSoon()
      this.#rescue = setTimeout(() => {
        this.#wanted = null
      }, arrivalMs)
    }, departureMs)
  }

  /** A moment later: the router, which hears of the step back after this, must be done with it. */
  #departSoon(): void {
    const open = this.#departure
    this.#departure = null
    if (open) this.#getBrowser().setTimeout(open)
  }

  #settleSoon(): void {
    const { setTimeout, clearTimeout } = this.#getBrowser()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#settle())
  }
}
