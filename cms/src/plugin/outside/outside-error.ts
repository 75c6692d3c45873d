/** Ways in which an outside service failed. */
export type OutsideFailure =
  /** No address of http or https, or one that does not lead to the open internet. */
  | 'address'
  /** No connection, or one that broke off. */
  | 'unreachable'
  /** Not finished in time. */
  | 'slow'
  /** An answer that is no success; `status` says which. */
  | 'status'
  /** Another kind of file than was asked for. */
  | 'type'
  /** Longer than was allowed. */
  | 'tooLarge'
  /** Not of the form that was agreed on. */
  | 'malformed'

/** An outside service that did not do what was asked of it. Its message names the host alone: addresses may hold keys. */
export class OutsideError extends Error {
  readonly failure: OutsideFailure
  readonly status: number | undefined

  constructor(failure: OutsideFailure, { host, status, cause }: { host: string; status?: number; cause?: unknown }) {
    super(`${host} failed: ${[failure, status].filter(Boolean).join(' ')}`, { cause })
    this.name = 'OutsideError'
    this.failure = failure
    this.status = status
  }
}
