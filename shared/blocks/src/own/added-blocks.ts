import { blocks as named } from '@blickfang/blocks/project/contracts'
import type { Block } from '@blickfang/contract/kernel/block.ts'

const added = new Map<string, Block>()
let isRead = false

/**
 * Adds the blocks of a project in a process that no bundler has told of them, before anything asks for the blocks: each module makes
 * its own of them once. Those that are known already stay. Throws one sentence that names those that come too late.
 */
export function addBlocks(blocks: Readonly<Record<string, Block>>): void {
  const unknown = unknownOf(blocks)
  if (unknown.length > 0 && isRead)
    throw new Error(`Blickfang was asked for its blocks before it was told of ${inWords(unknown)}.`)
  for (const name of unknown) added.set(name, blocks[name] as Block)
}

/** Throws one sentence that names the blocks of a project which the bundler has not been told of: a browser would not know them. */
export function requireBundled(blocks: Readonly<Record<string, Block>>): void {
  const unknown = Object.keys(blocks).filter((name) => !(name in named))
  if (unknown.length > 0)
    throw new Error(
      `The plugin is told of ${inWords(unknown)}, and Next is not: please say withBlickfang(config, { blocks: '…' }) with the folder of the project's blocks.`,
    )
  const unsaid = Object.keys(named).filter((name) => !(name in blocks))
  if (unsaid.length > 0)
    throw new Error(
      `Next is told of ${inWords(unsaid)}, and the plugin is not: please say blickfang({ blocks, … }) with the blocks of contracts.generated.ts.`,
    )
}

/** The blocks of the project; from here on none can be added. */
export function ownBlocks(): readonly (readonly [string, Block])[] {
  isRead = true
  return [...Object.entries(named), ...added]
}

function unknownOf(blocks: Readonly<Record<string, Block>>): string[] {
  return Object.keys(blocks).filter((name) => !(name in named) && !added.has(name))
}

function inWords(names: readonly string[]): string {
  return `the ${names.length === 1 ? 'block' : 'blocks'} ${names.map((name) => `«${name}»`).join(', ')}`
}
