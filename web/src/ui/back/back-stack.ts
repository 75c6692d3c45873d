import { LayerStack } from './layer-stack.ts'
import { leaveText } from './leave-text.ts'
import { loaded } from './loaded-back-stack.ts'

export const backStack = new LayerStack(() => window, leaveText)

// Once for the tab. The router listens too: capturing comes first.
if (typeof window !== 'undefined') {
  loaded.backStack = backStack
  const travelled = (event: PopStateEvent) => {
    if (backStack.travelled()) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', travelled, true)
  backStack.arrive(loaded.arrival)
}
