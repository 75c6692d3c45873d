import type { listPageSections, listPages } from '@blickfang/shared/api/v1/page.ts'
import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import { type NavigationContainer, pagesIn } from '@blickfang/shared/content/navigation.ts'
import type { ControlServices, PageChoice } from '@blickfang/shared/kernel/control.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { getJson } from '../client/get-json.ts'
import { collectionName } from '../texts/collection-name.ts'

/** So many pages of each list are offered at once, and so many more each time. */
const atOnce = 50

type PageServices = Pick<ControlServices, 'listPages' | 'listMorePages'>

/** Pages for link options, grouped as the spec's page picker is; drafts included. */
export function pageServices(api: string, language: string): PageServices {
  const ask = <Answer>(path: string, query: Record<string, string>) =>
    getJson<Answer>(`${api}/v1${path}?${new URLSearchParams(query)}`)
  const listIds = async (ids: readonly string[]) => {
    if (ids.length === 0) return []
    const query = { includeDrafts: 'true', ids: [...new Set(ids)].slice(0, 100).join(',') }
    return (await ask<AnswerOf<typeof listPages>>('/page/get', query)).pages
  }
  return {
    listPages: async ({ search, chosen }) => {
      const [{ sections }, containers] = await Promise.all([
        ask<AnswerOf<typeof listPageSections>>('/page/sections', { search, limit: String(atOnce) }),
        search
          ? []
          : ask<{ containers: NavigationContainer[] }>('/navigation', { includeDrafts: 'true' }).then(
              (answer) => answer.containers,
            ),
      ])
      const inMenu = pagesIn(containers)
      const named = new Map((await listIds([...(chosen ? [chosen] : []), ...inMenu])).map((page) => [page.id, page]))
      const first = chosen ? named.get(chosen) : undefined
      const listOf = (collection: string | null) => {
        const { pages = [], next = null } = sections.find((section) => section.collection === collection) ?? {}
        const isFarDown = first?.collection === collection && !pages.some(({ id }) => id === first.id)
        return { pages: choicesOf(first && isFarDown ? [first, ...pages] : pages, language), next }
      }
      const names = new Set([...sections.map(({ collection }) => collection), first?.collection ?? null])
      return {
        navigation: containers.map(({ id, label, children }) => ({
          id,
          label: inLanguage(label, language),
          pages: choicesOf(
            pagesIn([{ children }]).flatMap((page) => named.get(page) ?? []),
            language,
          ),
        })),
        topLevel: listOf(null),
        collections: [...names]
          .filter((name) => name !== null)
          .map((name) => ({ name, label: collectionName(name, language), ...listOf(name) })),
      }
    },
    listMorePages: async ({ search, collection, after }) => {
      const query = { includeDrafts: 'true', search, collection: collection ?? '', after, limit: String(atOnce) }
      const { pages, next } = await ask<AnswerOf<typeof listPages>>('/page/get', query)
      return { pages: choicesOf(pages, language), next }
    },
  }
}

/** A page that is about to go is not offered. */
function choicesOf(pages: readonly EditorPageEntry[], language: string): PageChoice[] {
  return pages
    .filter(({ deleted }) => !deleted)
    .map(({ id, collection, role, name, status }) => ({
      id,
      collection,
      role,
      name: inLanguage(name, language),
      status,
    }))
}

function inLanguage(names: Readonly<Record<string, string>>, language: string): string {
  return names[language] ?? names.de ?? Object.values(names)[0] ?? ''
}
