import { isPictured } from '@blickfang/contract/content/media/is-pictured.ts'
import type { Field } from '@blickfang/contract/kernel/field.ts'
import { isComplete } from '@blickfang/contract/options/link/option.ts'
import { isApplicable } from '../model/catalogue/is-applicable.ts'
import { findGroup } from '../model/catalogue/known-blocks.ts'
import type { GroupState } from '../model/group-state.ts'
import type { PageDocument } from '../model/page-document.ts'
import { shownContent } from '../model/shown-content.ts'
import { readLink } from './resolve-link.ts'

/** Why a button would not show on the live page although it has been begun. */
export interface ButtonFaults {
  readonly link: boolean
  readonly text: boolean
}

/** Whether a visitor would see the field: it holds something, is not hidden, and its conditions hold. */
export function isFilled(document: PageDocument, group: GroupState, name: string): boolean {
  const field = fieldOf(group, name)
  if (!field || !isApplicable(group, name)) return false
  switch (field.kind) {
    case 'text':
    case 'richText':
      return shownContent(document, group.fields[name]).text.trim() !== ''
    case 'media': {
      const media = mediaOf(document, group, name)
      return media !== undefined && isPictured(media)
    }
    case 'button': {
      const faults = buttonFaults(document, group, name)
      return !faults.link && !faults.text
    }
  }
}

/** Finds what a button still lacks. */
export function buttonFaults(document: PageDocument, group: GroupState, name: string): ButtonFaults {
  const text = shownContent(document, group.fields[name]).text.trim()
  return { link: !isComplete(readLink(group.fields[name]?.values['options.link'])), text: text === '' }
}

function mediaOf(document: PageDocument, group: GroupState, name: string) {
  const id = group.fields[name]?.values.mediaId
  return typeof id === 'string' ? document.media.getState()[id] : undefined
}

function fieldOf(group: GroupState, name: string): Field | undefined {
  return findGroup(group.name)?.group.fields[name]
}
