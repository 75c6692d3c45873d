import { LayerStack } from './layer-stack.ts'
import { leaveText } from './leave-text.ts'
import { loaded } from './loaded-back-stack.ts'

export const backStack = new LayerStack(() => window, leaveText)

// Once for the tab. The router listens too, and reads the address: capturing comes first and can put that right.
if (typeof window !== 'undefined') {
  loaded.backStack = backStack
  window.addEventListener('popstate', () => backStack.travelled(), true)
  backStack.arrive(loaded.arrival)
}
