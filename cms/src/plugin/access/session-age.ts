/** Longest that one sign-in lasts, however often it is renewed. Source: ASVS 5.0, 7.3.2; decision 138. */
export const maxSessionMs = 7 * 24 * 60 * 60 * 1000

interface Session {
  readonly createdAt?: unknown
  readonly expiresAt?: unknown
}

/** Whether a session is neither over nor too old. */
export function isOpen({ createdAt, expiresAt }: Session, now = Date.now()): boolean {
  return momentOf(expiresAt) > now && msLeft({ createdAt }, now) > 0
}

/** How long a session may go on at most. */
export function msLeft({ createdAt }: Session, now = Date.now()): number {
  return momentOf(createdAt) + maxSessionMs - now
}

/** Moment of a session; one that says none is from long ago. */
function momentOf(value: unknown): number {
  const moment = value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : 0
  return Number.isFinite(moment) ? moment : 0
}
