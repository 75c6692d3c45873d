/** Items by key, each list in the order of the items. Node 20 has no Map.groupBy. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const found = new Map<Key, Item[]>()
  for (const item of items) {
    const list = found.get(keyOf(item))
    if (list) list.push(item)
    else found.set(keyOf(item), [item])
  }
  return found
}
