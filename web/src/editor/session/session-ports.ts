import type { Answer, Input } from '@blickfang/contract/api/client.ts'
import type { EditorDocument } from '@blickfang/contract/content/editor-page.ts'
import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import type { Slicing } from '../../ui/thread/in-slices.ts'
import type { Stacks } from '../history/history.ts'
import type { Journal } from '../sync/journal.ts'
import type { OpenTabs } from '../sync/tabs.ts'
import type { Transport } from '../sync/transport.ts'

/** Which pages: the next of a list, those with an address, those of these ids. */
export type PagesAsked = Omit<Input<'listPages'>, 'includeDrafts'>
export type PagesPart = Pick<Answer<'listPages'>, 'pages' | 'next'>
export type SectionsAsked = Input<'listPageSections'>
export type PageSection = Answer<'listPageSections'>['sections'][number]

/** Values that editors fill in of a branch, with the revision of each. */
export type FetchedBranch = Pick<Answer<'getOptician'>['branches'][number], 'id' | 'values' | 'revs'>

/** Which entries: a page of a collection's, or those of these ids. */
export type EntriesAsked = Omit<Input<'listKeptEntries'>, 'lang'>
export type FetchedEntries = Answer<'listKeptEntries'>

/** Needs of a session from the browser and the network; tests put their own in. */
export interface SessionPorts {
  readonly journal: Journal
  readonly transport: Transport
  readonly openTabs: OpenTabs
  /** Loads the steps that undo remembers of this page from earlier. */
  readonly loadStacks: () => Promise<Stacks>
  /** Resolves when the other tabs may read them. */
  readonly saveStacks: (stacks: Stacks) => Promise<unknown>
  /** Waits until every block is known: a page from elsewhere may bring any of them. */
  readonly knowBlocks: () => Promise<void>
  readonly fetchDocument: () => Promise<EditorDocument>
  /** Drafts too. */
  readonly fetchPages: (asked: PagesAsked) => Promise<PagesPart>
  readonly fetchSections: (asked: SectionsAsked) => Promise<readonly PageSection[]>
  /** Asks whether live paths of the site have a page. */
  readonly checkAddresses: (paths: readonly string[]) => Promise<Answer<'checkAddresses'>['addresses']>
  readonly fetchNavigation: () => Promise<{ containers: readonly NavigationContainer[]; rev: number }>
  readonly fetchSettings: () => Promise<Answer<'getSettings'>>
  readonly fetchBranches: () => Promise<readonly FetchedBranch[]>
  readonly fetchEntries: (asked: EntriesAsked) => Promise<FetchedEntries>
  readonly now: () => number
  readonly random: () => number
  /** How long work goes on beside a person. */
  readonly slicing: Slicing
  readonly later: (run: () => void, ms: number) => () => void
}
