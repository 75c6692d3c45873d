import { call } from '../../../cms/api-client.ts'

/** Says in this session's storage that the tour is over: nobody asks the server again. */
const sessionKey = 'tourSeen'

/** Whether this session knows that the tour is over. Without storage it never begins by itself. */
export function knowsTour(): boolean {
  try {
    return sessionStorage.getItem(sessionKey) !== null
  } catch {
    return true
  }
}

/** Keeps in this session that the tour is over. */
export function keepTour(): void {
  try {
    sessionStorage.setItem(sessionKey, '1')
  } catch {
    // Without storage it does not begin by itself in the first place.
  }
}

/** Notes for the person, wherever they sign in, that the tour is over. Where it cannot be noted it comes again another time. */
export function rememberTour(): void {
  keepTour()
  call('seeTour', {}).catch((error: unknown) => console.warn(error))
}
