/** Calls that are under way at once: others work beside it. */
const atOnce = 4

/** Does the same with each of them, a few at once, and answers in their order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(run))))
  return results
}
