/** Failures that any request can meet. */
export const requestErrors = {
  /** The body is no JSON, the query cannot be read, or a header is missing. */
  BAD_REQUEST: 400,
  /** A value breaks its schema; `fields` says which and why. */
  INVALID: 400,
  /** No session, or one that has ended. */
  UNAUTHENTICATED: 401,
  /** Signed in, but this role may not. */
  FORBIDDEN: 403,
  /** A write that another website started. */
  FOREIGN_ORIGIN: 403,
  /** The thing does not exist, or not for this caller. */
  NOT_FOUND: 404,
  /** The path exists, but not with this method. */
  METHOD_NOT_ALLOWED: 405,
  /** Someone changed the same value since the revision that the caller names; `conflict` holds what is there now. */
  CONFLICT: 409,
  /** The thing is used elsewhere and cannot be removed. */
  IN_USE: 409,
  /** The body is over the endpoint's limit. */
  TOO_LARGE: 413,
  /** Too many requests of this client; `Retry-After` says when. */
  RATE_LIMITED: 429,
  /** Unknown fault. The cause is in the log under the request id and never in the answer. */
  INTERNAL: 500,
  /** A service that is needed (database, storage) does not answer; trying again may help. */
  UNAVAILABLE: 503,
} as const
