import { pagesAtOnce } from '@blickfang/blocks/control-services.ts'
import { pageChoices, pageLists } from '@blickfang/blocks/page-lists.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { pagesIn } from '@blickfang/contract/content/navigation.ts'
import type { ControlServices } from '@blickfang/contract/options/control.ts'
import { call } from '../client/call.ts'

type PageServices = Pick<ControlServices, 'listPages' | 'listMorePages'>

/** Pages for link options, grouped as the spec's page picker is; drafts included. */
export function pageServices(language: string): PageServices {
  const readerOf = (known: readonly EditorPageEntry[]) => {
    const byId = new Map(known.map((page) => [page.id, page]))
    const nameOf = (names: Readonly<Record<string, string>>) =>
      names[language] ?? names.de ?? Object.values(names)[0] ?? ''
    return { language, findPage: (id: string) => byId.get(id), nameOf }
  }
  return {
    listPages: async ({ search, chosen }) => {
      const [{ sections }, { containers }] = await Promise.all([
        call('listPageSections', { search, limit: pagesAtOnce }),
        search ? { containers: [] } : call('getNavigation', { includeDrafts: 'true' }),
      ])
      const ids = [...new Set([...(chosen ? [chosen] : []), ...pagesIn(containers)])].slice(0, 100).join(',')
      const { pages } = ids ? await call('listPages', { includeDrafts: 'true', ids }) : { pages: [] }
      return pageLists({ sections, containers, chosen }, readerOf(pages))
    },
    listMorePages: async ({ search, collection, after }) => {
      const asked = { includeDrafts: 'true', search, collection: collection ?? '', after, limit: pagesAtOnce } as const
      const { pages, next } = await call('listPages', asked)
      return { pages: pageChoices(pages, readerOf([])), next }
    },
  }
}
