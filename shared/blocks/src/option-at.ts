import type { Option } from '@blickfang/contract/kernel/option.ts'
import { optionValue } from '@blickfang/contract/options/option-values.ts'
import { findGroup } from './groups.ts'

/** Where a value is: its key, the name of the block it is in, and the name of the field, if it is one's. */
interface Place {
  readonly key: string
  readonly block: string | null
  readonly field: string | null
}

/** The option whose value stands at a place; undefined for other values, and for what the catalogue has no more. */
export function optionAt({ key, block, field }: Place): Option | undefined {
  const name = optionValue.partOf(key)
  const group = block === null ? undefined : findGroup(block)?.group
  return name === null ? undefined : (field === null ? group?.options : group?.fields[field]?.options)?.[name]
}
