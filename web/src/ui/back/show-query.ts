import type { ShownQuery } from './layer-stack.ts'
import { loaded } from './loaded-back-stack.ts'

/** Puts flags into the address without asking the server. */
export function showQuery(query: ShownQuery): void {
  const { history, location } = window
  const address = location.pathname + query.search
  if (loaded.backStack) loaded.backStack.show(query)
  else if (query.isNew) history.pushState({ depth: 1, sheet: 1 }, '', address)
  else history.replaceState(null, '', address)
}

// A reload with a dialog open has kept the dialog's entry: it is gone back over.
if (globalThis.history?.state?.depth) void import('./back-stack.ts')
