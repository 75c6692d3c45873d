/** The stop that is shown, and whether somebody asked for it: only then the map flies there. */
export interface Shown {
  readonly index: number
  readonly isAsked: boolean
}
