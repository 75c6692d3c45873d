const mark = 'lacksSecondFactor'

/** Notes on who asks that they are an admin who must sign in in two steps first. */
export function noteHeldBack(user: object): void {
  Object.assign(user, { [mark]: true })
}

/** Whether somebody would be an admin if they signed in in two steps. */
export function isHeldBack(user: object | null | undefined): boolean {
  return (user as Record<string, unknown> | null | undefined)?.[mark] === true
}
