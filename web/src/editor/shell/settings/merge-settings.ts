import type { Settings } from '@blickfang/shared/content/settings.ts'

type Leaf = string | number | boolean | null | readonly unknown[]
type Tree = { readonly [key: string]: Leaf | Tree }

/** Joins two people's changes to the same settings, value by value. Where both changed one value to different things, theirs stands and its path is named. */
export function mergeSettings(base: Settings, mine: Settings, theirs: Settings) {
  const collisions: string[] = []
  const merged = join({ base, mine, theirs }, '', collisions) as Settings
  return { merged, collisions }
}

function join(trees: { base: Tree; mine: Tree; theirs: Tree }, path: string, collisions: string[]): Tree {
  return Object.fromEntries(
    Object.keys(trees.theirs).map((key) => {
      const [base, mine, theirs] = [trees.base[key], trees.mine[key], trees.theirs[key]]
      const here = path ? `${path}.${key}` : key
      if (isTree(base) && isTree(mine) && isTree(theirs)) return [key, join({ base, mine, theirs }, here, collisions)]
      if (equal(mine, base) || equal(mine, theirs)) return [key, theirs]
      if (!equal(theirs, base)) {
        collisions.push(here)
        return [key, theirs]
      }
      return [key, mine]
    }),
  ) as Tree
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
