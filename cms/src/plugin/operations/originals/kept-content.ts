import type { ContentValues } from '@blickfang/contract/content/values.ts'

/** A block or card as a template keeps it: the columns of its row that go into a copy. */
export interface KeptGroup {
  readonly id: string
  readonly parent_id: string | null
  readonly name: string
  readonly draft: ContentValues
}

/** A field as a template keeps it, with its words in every language. */
export interface KeptField {
  readonly group_id: string
  readonly name: string
  readonly draft: ContentValues
}

/** Everything that a template is made of; ids are its own. */
export interface TemplateContent {
  readonly groups: readonly KeptGroup[]
  readonly fields: readonly KeptField[]
}
