import { loaded } from './loaded-back-stack.ts'

/** Opens another page, with no step back over what lay over this one in its way. `reopen` asks for it with other flags. */
export function leavePage(open: () => void, reopen?: (search: string) => void): void {
  if (loaded.backStack) loaded.backStack.leave(open, reopen)
  else open()
}
