import type { Arrival, LayerStack } from './layer-stack.ts'

/**
 * The one history of this tab. Its code comes with the first panel or dialog; until then there is nothing to keep but what the
 * entry knew: after a reload the router may write it anew before the code is there.
 */
export const loaded: { backStack: LayerStack | null; arrival: Arrival | null } = {
  backStack: null,
  arrival:
    typeof window === 'undefined'
      ? null
      : { path: window.location.pathname, search: window.location.search, state: window.history.state },
}
