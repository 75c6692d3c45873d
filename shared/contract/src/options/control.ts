import type { ReactNode } from 'react'
import type { Label } from '../kernel/label.ts'
import type { Locale } from '../kernel/locale.ts'
import type { Option } from '../kernel/option.ts'
import type { ReferenceList } from './reference/option.ts'

/** A page as pickers list it; drafts included. */
export interface PageChoice {
  readonly id: string
  readonly collection: string | null
  /** A link may name a page by this instead of by its id. */
  readonly role: string | null
  readonly name: string
  readonly status: string
  /** The page has never been live: until it is, a link to it leads nobody there. */
  readonly isDraft: boolean
}

/** A part of a list of pages; `next` asks for those that follow, null: none do. */
export interface PageChoices {
  readonly pages: readonly PageChoice[]
  readonly next: string | null
}

/** A shop as the location control lists it. Source: spec/editor.md §3. */
export interface BranchChoice {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly streetNumber: string
  readonly city: string
}

/** Row of a list of which a value may name one, such as a person of the shop. */
export interface Reference {
  readonly id: string
  readonly label: string
}

/** A holiday where the shop stands, on which it is open as on any other day. */
export interface Holiday {
  readonly date: string
  /** For the reader. */
  readonly name: string
  /** As visitors read it, by the language of the page. */
  readonly names: Readonly<Partial<Record<Locale, string>>>
}

/** The lists of pages as the spec's page picker groups them. */
export interface PageLists {
  /** Empty in the answer to a search: what it finds is in the other lists. */
  readonly navigation: readonly { readonly id: string; readonly label: string; readonly pages: readonly PageChoice[] }[]
  readonly topLevel: PageChoices
  readonly collections: readonly (PageChoices & { readonly name: string; readonly label: string })[]
}

/** The services that the surroundings of a control (editor or admin) lend it. */
export interface ControlServices {
  /** The reader's language: de, fr or en. */
  readonly language: string
  /** The language of the words that a control holds besides its value; the reader's where it holds none. */
  readonly contentLocale?: Locale
  /** The beginning of each list of pages for link options, or what is found in each; the chosen page is in its list, however far down it stands. */
  readonly listPages: (asked: { readonly search: string; readonly chosen: string | null }) => Promise<PageLists>
  /** The pages of a list that follow; `collection` null: of none. */
  readonly listMorePages: (asked: {
    readonly search: string
    readonly collection: string | null
    readonly after: string
  }) => Promise<PageChoices>
  /** Lists the blocks of a page, named by its id or its role (`~contact`), for links into it. */
  readonly listBlocks: (page: string) => Promise<readonly { readonly id: string; readonly label: string }[]>
  /** Value of a setting of the site, named as `section.option`. */
  readonly readSetting: (name: string) => Promise<unknown>
  /** All branches of the shop, in their order. */
  readonly listBranches: () => Promise<readonly BranchChoice[]>
  /** Branches or people of the shop, where something names one of them. */
  readonly listReferences?: (list: ReferenceList) => Promise<readonly Reference[]>
  /** Holidays to come of the shop of which a control speaks; absent: none are known, or not yet. */
  readonly holidays?: readonly Holiday[]
  /** Opens the media library; null when the person cancels. */
  readonly pickMedia: (
    accept: 'image' | 'video' | 'document',
  ) => Promise<{ readonly id: string; readonly publicUrl: string; readonly alt: string } | null>
  /** Keeps a video of YouTube or Mux in the library, with a poster of our own; the sentence that says why not, where it cannot. */
  readonly addVideo: (video: {
    readonly source: 'mux' | 'youtube'
    readonly videoId: string
  }) => Promise<{ readonly id: string } | { readonly failure: string }>
  /** Where a small form of a picture is found; null for one that is not there. */
  readonly mediaUrl: (id: string) => Promise<string | null>
  /** Name of a medium's file; null for one that is not there. */
  readonly mediaName: (id: string) => Promise<string | null>
  /** Holds what is typed and is no value yet, over a closed control, a reload and a crash; without it the control alone does. */
  readonly kept?: KeptTexts
}

/** Texts by the id of what they were typed into; null: none. */
export interface KeptTexts {
  readonly read: (id: string) => string | null
  readonly write: (id: string, text: string | null) => void
}

/** The props of an option's input. `onChange` shows the effect at once; the surroundings decide when it is saved. */
export interface ControlProps<Value = unknown> {
  readonly id: string
  readonly option: Option
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly services: ControlServices
  /** Whether a value goes with those beside it; absent: each does. */
  readonly isAllowed?: ((value: Value) => boolean) | undefined
}

/** The input of one option type, used by the editor and the admin. */
export type Control<Value = unknown> = (props: ControlProps<Value>) => ReactNode
export type { Label }
