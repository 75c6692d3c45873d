import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { camelCase } from '@blickfang/platform/registries/names.ts'
import { type Block, type Group, startersOf } from '../contract/src/kernel/block.ts'
import type { AnyCondition, DisplayConditions } from '../contract/src/kernel/conditions.ts'

/** The catalogue as a table for people who write content or templates. */
export async function catalogueDocument(folder: string): Promise<string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'contract.ts')),
  )
  const parts: string[] = []
  for (const { name } of names.sort((a, b) => a.name.localeCompare(b.name))) {
    const module: Record<string, Block> = await import(pathToFileURL(join(folder, name, 'contract.ts')).href)
    const block = module[camelCase(name)]
    if (block) parts.push(describeBlock(block))
  }
  return `# The catalogue\n\nWritten by \`npm run gen\` from the contracts. \`npm run new:block priceTable\`, \`npm run new:option glassTint\` and \`npm run new:source openJobs\` make new folders. A field of kind button has an option “link” of its own; «if» says when something is shown.\n\n${parts.join('\n')}`
}

function describeBlock(block: Block): string {
  const children = Object.entries(block.children).map(
    ([slot, group]) =>
      `\nCards in \`${slot}\` (a new block has ${startersOf(block).filter(({ card }) => card === group).length}):\n\n${describeGroup(group, 3)}`,
  )
  const facts = [
    block.label.de,
    block.kind === 'component' ? '' : block.kind,
    block.collection
      ? `collection \`${block.collection.name}\`, a new page starts with \`${block.collection.detail}\``
      : '',
    block.sources.length > 0 ? `sources: ${block.sources.map(({ name }) => name).join(', ')}` : '',
    block.section ? `dialog: ${block.section}` : 'not in the dialog',
  ]
  return `${describeGroup(block, 2, facts.filter(Boolean).join(' · '))}${children.join('')}`
}

function describeGroup(group: Group, level: number, facts = group.label.de): string {
  const rows = [
    ...Object.entries(group.fields).map(([name, field]) => row(name, `field ${field.kind}`, '', group.showWhen[name])),
    ...Object.entries(group.options).map(([name, option]) =>
      row(
        name,
        `option ${option.type}`,
        [
          (option.filter ?? Object.keys(option.values)).join(', '),
          option.range ? `${option.range.min}–${option.range.max}` : '',
          `default ${JSON.stringify(option.fallback)}`,
        ]
          .filter(Boolean)
          .join('; '),
        group.showWhen[name],
      ),
    ),
  ]
  return `${'#'.repeat(level)} ${group.name}\n\n${facts}\n\n| name | what | values | if |\n|---|---|---|---|\n${rows.join('')}`
}

function row(name: string, what: string, values: string, conditions: DisplayConditions | undefined): string {
  const when = Object.entries(conditions ?? {}).map(([option, condition]) => describeCondition(option, condition))
  return `| ${name} | ${what} | ${values} | ${when.join(' and ')} |\n`
}

function describeCondition(option: string, condition: AnyCondition | undefined): string {
  if (condition === undefined) return ''
  if (typeof condition === 'boolean') return condition ? option : `not ${option}`
  return `${option} ${condition.comparison} ${JSON.stringify(condition.value)}`
}
