import { keepSessionNote } from '@blickfang/views/site/visitor/session-note.ts'
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
  keepSessionNote(sessionKey, '1')
}

/** Notes for the person, wherever they sign in, that the tour is over. Where it cannot be noted it comes again another time. */
export function rememberTour(): void {
  keepTour()
  call('seeTour', {}).catch((error: unknown) => console.warn(error))
}
