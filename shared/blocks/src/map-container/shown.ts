/** The stop that is shown, and whether somebody asked for it: only then the map flies there, or its drawer opens to the full. */
export interface Shown {
  readonly index: number
  readonly isAsked: boolean
  readonly isOpened?: boolean
}
