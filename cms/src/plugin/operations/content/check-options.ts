import type { OptionMap } from '@blickfang/shared/kernel/block.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { namedIn } from '@blickfang/shared/options/option-values.ts'
import type { z } from 'zod'
import { invalid } from '../../errors/invalid.ts'
import type { References } from './check-references.ts'
import type { Patch } from './write-values.ts'

/** Option values as the contract's options take them, by value key. Throws INVALID for unknown options and wrong values. */
export function checkOptions(
  contract: OptionMap,
  values: Readonly<Record<string, Json>>,
  references: References,
): Patch {
  const patch: Record<string, Json> = {}
  for (const [name, value] of Object.entries(values)) {
    const path = `data.options.${name}`
    const option = Object.hasOwn(contract, name) ? contract[name] : undefined
    if (!option) throw invalid(path, 'unknownOption')
    if (value === null) {
      patch[`options.${name}`] = null
      continue
    }
    const parsed = option.schema.safeParse(value)
    if (!parsed.success) throw invalid(path, reasonOf(parsed.error.issues[0]))
    // Through JSON: a schema may leave members that are undefined.
    const stored = JSON.parse(JSON.stringify(parsed.data)) as Json
    const { media, pages } = namedIn(option, stored)
    for (const id of media) references.media.set(id, path)
    for (const id of pages) references.pages.set(id, path)
    if (option.audienceOf?.(parsed.data as never) === 'healthOptics') references.members.push(path)
    patch[`options.${name}`] = stored
  }
  return patch
}

/** Our own checks name their reason; what zod says of its own is a sentence in English, and its code is as short as ours. */
function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  return issue?.code === 'custom' ? issue.message : (issue?.code ?? 'invalid')
}
