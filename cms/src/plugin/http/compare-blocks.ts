import { ownBlocks } from '@blickfang/blocks/own/added-blocks.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'

const names = /^[a-zA-Z0-9,]{0,2000}$/
const maxTold = 10
const told = new Set<string>()

/**
 * Says in the log, once each, which blocks of a project its site is not built with, and which the site alone has: visitors see
 * nothing of the former, and editors cannot add the latter. `x-own-blocks` is what the site says with each read.
 */
export function compareBlocks({ headers }: Request): void {
  const said = headers.get('x-own-blocks')
  if (said === null || !names.test(said)) return
  const ofSite = said.split(',').filter(Boolean)
  const ours = ownBlocks.read().map(([name]) => name)
  const missing = ours.filter((name) => !ofSite.includes(name))
  const unknown = ofSite.filter((name) => !ours.includes(name))
  if (missing.length > 0)
    tell(`The site is not built with ${inWords(missing)}: please run blickfang-site build --own with the folder.`)
  if (unknown.length > 0)
    tell(`The site has ${inWords(unknown)}, and the plugin is not told of it: please say blickfang({ own, … }).`)
}

/** A stranger may say anything as the site does: the log does not grow by it. */
function tell(sentence: string): void {
  if (told.has(sentence) || told.size >= maxTold) return
  told.add(sentence)
  serverLog().warn(sentence)
}

function inWords(blocks: readonly string[]): string {
  return `the ${blocks.length === 1 ? 'block' : 'blocks'} ${blocks.map((name) => `«${name}»`).join(', ')}`
}
