import { answerPatience } from '@blickfang/contract/api/answer-patience.ts'

/** How a sign-in ended; every failure has a sentence of that name in login.json. */
export type SignInResult = 'signedIn' | 'wrong' | 'refused' | 'rateLimited' | 'unavailable' | 'offline'

/** Signs in through the site's own origin; the answer sets the session's cookie. */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInResult> {
  const response = await fetch('/api/users/login', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
    signal: answerPatience(),
  }).catch(() => null)
  if (!response) return 'offline'
  if (response.ok) return 'signedIn'
  if (response.status === 429) return 'rateLimited'
  if (response.status >= 500) return 'unavailable'
  return response.status === 403 ? 'refused' : 'wrong'
}

/** Ends the session on the server too; a session that has ended already counts as signed out. */
export async function signOut(): Promise<boolean> {
  const response = await fetch('/api/users/logout', {
    method: 'POST',
    credentials: 'same-origin',
    signal: answerPatience(),
  }).catch(() => null)
  return response !== null && response.status < 500
}
