import { loaded } from './loaded-back-stack.ts'

/** Opens another page, with no step back over what lay over this one in its way. */
export function leavePage(open: () => void): void {
  if (loaded.backStack) loaded.backStack.leave(open)
  else open()
}
