import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import type { NavigationContainer } from '@blickfang/shared/content/navigation.ts'
import type { ControlServices, PageChoice } from '@blickfang/shared/kernel/control.ts'
import { getJson } from '../client/get-json.ts'
import { collectionName } from '../texts/collection-name.ts'

/** Pages for link options, grouped as the spec's page picker is; drafts included. */
export async function listPageChoices(api: string, language: string): ReturnType<ControlServices['listPages']> {
  const [{ pages }, { containers }] = await Promise.all([
    getJson<{ pages: EditorPageEntry[] }>(`${api}/v1/page/get?includeDrafts=true`),
    getJson<{ containers: NavigationContainer[] }>(`${api}/v1/navigation?includeDrafts=true`),
  ])
  const choices = new Map(pages.map((page) => [page.id, choice(page)]))
  const collections = [...new Set(pages.flatMap((page) => page.collection ?? []))]
  return {
    navigation: containers.map(({ id, label, children }) => ({
      id,
      label: inLanguage(label, language),
      pages: children.flatMap((child) => choices.get(child.page) ?? []),
    })),
    topLevel: [...choices.values()].filter((page) => page.collection === null),
    collections: collections.map((name) => ({
      name,
      label: collectionName(name, language),
      pages: [...choices.values()].filter((page) => page.collection === name),
    })),
  }

  function choice({ id, collection, role, name, status }: EditorPageEntry): PageChoice {
    return { id, collection, role, name: inLanguage(name, language), status }
  }
}

function inLanguage(names: Readonly<Record<string, string>>, language: string): string {
  return names[language] ?? names.de ?? Object.values(names)[0] ?? ''
}
