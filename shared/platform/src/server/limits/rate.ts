/** Calls that one client may make in a stretch of time. */
export interface Rate {
  readonly points: number
  readonly seconds: number
}
