/** An answer of a service, in JSON; without a body where there is none. */
export interface ServiceAnswer {
  readonly status: number
  readonly body?: unknown
}
