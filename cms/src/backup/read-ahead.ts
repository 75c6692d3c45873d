/** Does the work for all items in their order, `width` of them at once: as much is held in memory, however many there are. */
export async function* readAhead<Item, Result>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  for (const item of items) {
    const begun = work(item)
    // Whoever waits for it hears of a failure; until then nobody does.
    begun.catch(() => undefined)
    running.push(begun)
    if (running.length >= width) yield (await running.shift()) as Result
  }
  for (const begun of running) yield await begun
}
