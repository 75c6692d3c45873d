/** Pasted contents by their types: a browser forgets them after the event. */
export interface Pasted {
  readonly clipboard: ReadonlyMap<string, string>
}

/** Words of a composed letter, a phone's keyboard, dictation or a list of signs. */
interface Typed {
  readonly text: string
}

/** A key as it was pressed, something pasted, or words that no key stands for. */
export type Step = KeyboardEvent | Pasted | Typed
