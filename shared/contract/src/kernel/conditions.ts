/** When an option or field is shown: another option is on or off, compares to a value, or is one of some. Plain data, so that editor, admin and renderer read the same rule. Source: spec/editor.md §3, displayConditions. */
export type Condition<Value = unknown> =
  | (Value extends boolean ? boolean : never)
  | { readonly comparison: '=' | '!='; readonly value: Value }
  | { readonly comparison: 'in'; readonly value: readonly Value[] }
  | (Value extends number ? { readonly comparison: '<' | '>'; readonly value: number } : never)

/** A condition whose option’s type has been forgotten. */
export type AnyCondition =
  | boolean
  | { readonly comparison: '=' | '!=' | '<' | '>'; readonly value: unknown }
  | { readonly comparison: 'in'; readonly value: readonly unknown[] }
/** Conditions by the option that they ask; all of them must hold. */
export interface DisplayConditions {
  readonly [option: string]: AnyCondition | undefined
}

/** True when every condition holds for the given option values. */
export function isShown(conditions: DisplayConditions | undefined, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(conditions ?? {}).every(
    ([name, condition]) => condition === undefined || holds(condition, values[name]),
  )
}

function holds(condition: AnyCondition, actual: unknown): boolean {
  if (typeof condition === 'boolean') return actual === condition
  switch (condition.comparison) {
    case '=':
      return actual === condition.value
    case '!=':
      return actual !== condition.value
    case 'in':
      return condition.value.includes(actual)
    case '<':
      return Number(actual) < Number(condition.value)
    case '>':
      return Number(actual) > Number(condition.value)
  }
}
