import type { Field } from '@blickfang/contract/kernel/field.ts'

/** Which field of which group a component edits; bound once, so that a keystroke never makes a new component. */
export interface Place {
  readonly groupId: string
  readonly name: string
  readonly field: Field
}
