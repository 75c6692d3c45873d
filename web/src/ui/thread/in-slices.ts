/** How long work beside a person takes the thread without a break: a key that falls into it is still painted in time. */
const sliceMs = 4

/** Clock and break of work in slices; a test brings its own. */
export interface Slicing {
  readonly now: () => number
  /** Resolves when the browser has taken keys and painted what waited. */
  readonly yieldThread: () => Promise<void>
}

/** Does something with each item, however many there are, and lets the browser work in between. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  run: (item: Item) => void,
  { now, yieldThread }: Slicing,
): Promise<void> {
  let from = now()
  for (const item of items) {
    if (now() - from >= sliceMs) {
      await yieldThread()
      from = now()
    }
    run(item)
  }
}
