// Written by Blickfang from the folders beside it.
import type { Control } from '@blickfang/contract/options/control.ts'
import type { OptionType, OptionValue } from './options.generated.ts'
import { ChoiceControl } from '@blickfang/contract/options/choice-control.tsx'

export const controls = {
  postLook: ChoiceControl,
} satisfies { [T in OptionType]: Control<OptionValue<T>> }
