import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { type NavigationContainer, pagesIn } from '@blickfang/contract/content/navigation.ts'
import type { PageChoice, PageChoices, PageLists } from '@blickfang/contract/options/control.ts'
import { collectionLabel } from './collection-label.ts'
import { groupCollections } from './page-collections.ts'

/** The beginning of a list of pages; `next` asks for those that follow. */
interface Section {
  readonly collection: string | null
  readonly pages: readonly EditorPageEntry[]
  readonly next: string | null
}

interface Listed {
  readonly sections: readonly Section[]
  /** Entries of the menu; none in the answer to a search. */
  readonly containers: readonly NavigationContainer[]
  /** The page that is chosen now. */
  readonly chosen: string | null
}

/** How the surroundings of a picker know pages. */
export interface PageReader {
  readonly language: string
  /** A page as the person has it, which may be newer than what the server has listed; undefined for one that is not known. */
  readonly findPage: (id: string) => EditorPageEntry | undefined
  /** A name in the language that the surroundings show. */
  readonly nameOf: (names: Readonly<Record<string, string>>) => string
}

/** Navigation, top-level pages, collections; drafts included, and the chosen page in its list however far down it stands. Source: spec/editor.md §2, page picker. */
export function pageLists({ sections, containers, chosen }: Listed, reader: PageReader): PageLists {
  const first = chosen ? reader.findPage(chosen) : undefined
  const listOf = (collection: string | null): PageChoices => {
    const { pages = [], next = null } = sections.find((section) => section.collection === collection) ?? {}
    const isFarDown = first?.collection === collection && !pages.some(({ id }) => id === first.id)
    return { pages: pageChoices(first && isFarDown ? [first, ...pages] : pages, reader), next }
  }
  const names = new Set([...sections.map(({ collection }) => collection), first?.collection ?? null])
  return {
    navigation: containers.map((container) => ({
      id: container.id,
      label: reader.nameOf(container.label),
      pages: pageChoices(
        pagesIn([container]).flatMap((id) => reader.findPage(id) ?? []),
        reader,
      ),
    })),
    topLevel: listOf(null),
    // What has no address for visitors is nowhere to lead to.
    collections: [...names]
      .filter((name) => name !== null)
      .filter((name) => !groupCollections.includes(name))
      .map((name) => ({ name, label: collectionLabel(name, reader.language), ...listOf(name) })),
  }
}

/** Pages as pickers list them. A page that is about to go is not offered. */
export function pageChoices(pages: readonly EditorPageEntry[], { findPage, nameOf }: PageReader): PageChoice[] {
  return pages
    .map((page) => findPage(page.id) ?? page)
    .filter(({ deleted }) => !deleted)
    .map(({ id, collection, role, status, name, live }) => ({
      ...{ id, collection, role, status, name: nameOf(name) },
      isDraft: live.length === 0,
    }))
}
