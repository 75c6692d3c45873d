import type { Group } from '@blickfang/contract/kernel/block.ts'
import type { Option } from '@blickfang/contract/kernel/option.ts'
import { optionValue } from '@blickfang/contract/options/option-values.ts'

/** Where in a block or card a value is: its key, and the name of the field, if it is one's. */
interface Place {
  readonly key: string
  readonly field: string | null
}

/** The option whose value stands at a place; undefined for other values, and for what the catalogue has no more. */
export function optionAt(group: Group | undefined, { key, field }: Place): Option | undefined {
  const name = optionValue.partOf(key)
  return name === null ? undefined : (field === null ? group?.options : group?.fields[field]?.options)?.[name]
}
