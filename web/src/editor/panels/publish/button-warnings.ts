import { findGroup } from 'shared/blocks/groups.ts'
import { contentKey } from 'shared/content/values.ts'
import { isComplete, type Link } from 'shared/options/link/option.ts'
import type { GroupState } from '../../model/group-state.ts'
import type { PageDocument } from '../../model/page-document.ts'

export interface ButtonWarning {
  readonly fieldId: string
  readonly block: string
  /** The button's name in its block. */
  readonly field: string
  /** What it says; empty where that is what is missing. */
  readonly text: string
  readonly missing: 'link' | 'text'
}

/** Buttons that a visitor will see without a word or that lead nowhere. A button with neither is not shown at all and needs no warning. */
export function listButtonWarnings(document: PageDocument): readonly ButtonWarning[] {
  return [...document.groups.values()].flatMap((store) => warningsOf(store.getState(), document))
}

function warningsOf(group: GroupState, document: PageDocument): ButtonWarning[] {
  const contract = findGroup(group.name)?.group
  if (!contract || group.values.deleted === true || group.values.archived === true) return []
  return Object.entries(contract.fields).flatMap(([name, field]) => {
    const state = group.fields[name]
    if (field.kind !== 'button' || !state || group.values[`visibleFields.${name}`] === false) return []
    const text =
      textOf(state.values[contentKey(document.locale)]) || textOf(state.values[contentKey(document.defaultLocale)])
    const hasText = text !== ''
    const hasLink = isComplete(state.values['options.link'] as Link | undefined)
    if (hasText === hasLink) return []
    const missing = hasText ? ('link' as const) : ('text' as const)
    return [{ fieldId: state.id, block: group.name, field: name, text, missing }]
  })
}

function textOf(content: unknown): string {
  return typeof content === 'object' && content !== null && 'text' in content ? String(content.text).trim() : ''
}
