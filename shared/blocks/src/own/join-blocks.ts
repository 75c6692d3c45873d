import type { Block } from '@blickfang/contract/kernel/block.ts'
import { wellNamed } from '@blickfang/contract/kernel/own/check-name.ts'

/**
 * The blocks of this package, in their order, and behind them those of a project, by their keys. Throws one sentence that names the
 * block and says what to do, for one that nobody could keep, find or show.
 */
export function joinBlocks(ours: readonly Block[], own: readonly (readonly [key: string, Block])[]): readonly Block[] {
  const taken = new Set(ours.flatMap(namesOf))
  const collections = new Set(ours.flatMap(collectionsOf))
  for (const [key, block] of own) {
    checkForm(key, block)
    claim(
      taken,
      namesOf(block),
      (name) => `The name «${name}» of the block «${key}» is taken: please choose another one.`,
    )
    claim(
      collections,
      collectionsOf(block),
      (name) => `The collection «${name}» of the block «${key}» is taken: please choose another name.`,
    )
  }
  return [...ours, ...own.map(([, block]) => block)]
}

function checkForm(key: string, block: Block): void {
  if (!block?.fields || !block.options || !block.children || !block.label)
    throw new Error(`The block «${key}» is none: please make its contract by defineBlock.`)
  if (block.name !== key)
    throw new Error(`The block «${key}» is called «${block.name}» in its contract: please name both alike.`)
  const odd = namesOf(block).find((name) => !wellNamed.test(name))
  if (odd !== undefined)
    throw new Error(`The name «${odd}» of the block «${key}» is no name: please write it as in «priceList».`)
}

function claim(taken: Set<string>, names: readonly string[], refusal: (name: string) => string): void {
  for (const name of names) {
    if (taken.has(name)) throw new Error(refusal(name))
    taken.add(name)
  }
}

/** Names that content is kept under: of the block and of its cards. */
function namesOf(block: Block): string[] {
  return [block.name, ...Object.values(block.children).map(({ name }) => name)]
}

function collectionsOf({ collection }: Block): string[] {
  return collection ? [collection.name] : []
}
