import { answerPatience } from '@blickfang/contract/api/answer-patience.ts'

/** How a sign-in ended; every failure has a sentence of that name in login.json. `codeNeeded`: the password was right. */
export type SignInResult =
  | 'signedIn'
  | 'wrong'
  | 'codeNeeded'
  | 'codeWrong'
  | 'refused'
  | 'rateLimited'
  | 'unavailable'
  | 'offline'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Second step of an account that has one. */
  readonly code?: string
}

const byCode: Readonly<Record<string, SignInResult>> = {
  SECOND_FACTOR_NEEDED: 'codeNeeded',
  SECOND_FACTOR_WRONG: 'codeWrong',
}

/** Signs in through the site's own origin; the answer sets the session's cookie. */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const response = await fetch('/api/bf-users/login', {
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
  return byCode[await codeOf(response)] ?? (response.status === 403 ? 'refused' : 'wrong')
}

async function codeOf(response: Response): Promise<string> {
  const answer: { errors?: readonly { data?: { code?: unknown } }[] } | null = await response.json().catch(() => null)
  return String(answer?.errors?.[0]?.data?.code ?? '')
}

/** Ends the session on the server too; a session that has ended already counts as signed out. */
export async function signOut(): Promise<boolean> {
  const response = await fetch('/api/bf-users/logout', {
    method: 'POST',
    credentials: 'same-origin',
    signal: answerPatience(),
  }).catch(() => null)
  return response !== null && response.status < 500
}
