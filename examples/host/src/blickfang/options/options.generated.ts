// Written by Blickfang from the folders beside it.
import { postLook } from './post-look/option.ts'

export const options = {
  postLook,
}

export type OptionType = keyof typeof options
export type OptionValue<T extends OptionType> = ReturnType<(typeof options)[T]>['fallback']
