import { leaveText } from './leave-text.ts'
import { loaded } from './loaded-back-stack.ts'

/** Closes all that lies over the page, as Back would. False when something has to stay, because words in it are not saved. */
export function closeLayers(): boolean {
  leaveText()
  return loaded.backStack?.closeAll() ?? true
}
