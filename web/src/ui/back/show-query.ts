import type { Entry, ShownQuery } from './layer-stack.ts'
import { loaded } from './loaded-back-stack.ts'

/** Puts flags into the address without asking the server. */
export function showQuery(query: ShownQuery): void {
  if (loaded.backStack) loaded.backStack.show(query)
  else showBefore(query)
}

/** Shows the query before the back stack has loaded, and keeps the entry's state for it: a panel closed meanwhile is gone back over by it. */
function showBefore({ search, isSheet, isNew }: ShownQuery): void {
  const { history, location } = window
  const path = location.pathname
  const { depth = 0, sheet = 0 } = entryHere()
  const state: Entry = isNew ? { depth: depth + 1, sheet: depth + 1 } : { depth, sheet: isSheet ? sheet : 0 }
  if (isNew) history.pushState(state, '', path + search)
  else history.replaceState(state, '', path + search)
  loaded.arrival = { path, search, state }
}

function entryHere(): Entry {
  const { history, location } = window
  const { arrival } = loaded
  if (history.state?.depth !== undefined) return history.state
  return (arrival?.path === location.pathname && arrival.search === location.search && arrival.state) || {}
}

// A reload with a dialog open has kept the dialog's entry: it is gone back over.
if (globalThis.history?.state?.depth) void import('./back-stack.ts')
