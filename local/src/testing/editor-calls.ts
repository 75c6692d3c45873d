import { createClient } from '@blickfang/contract/api/client.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'

/** Page that was made for a test, with its addresses for visitors and for editors. */
export interface MadePage {
  readonly id: string
  readonly slug: string
  readonly live: string
  readonly edit: string
}

interface Editor {
  /** The site's own origin. */
  readonly url: string
  readonly token: string
  /** Server that is called; the site itself unless told. */
  readonly server?: string
}

export type EditorCalls = ReturnType<typeof editorCalls>

/** API v1 as a signed-in editor calls it, from the site's own origin. */
export function editorCalls({ url, token, server = url }: Editor) {
  const call = createClient({ baseUrl: server, headers: { cookie: `payload-token=${token}`, origin: url } })

  /** Makes a page of the given blocks, in German alone unless told otherwise. */
  async function makePage(name: string, initialGroups: string[], isGermanOnly = true): Promise<MadePage> {
    const { page } = await call('addPage', { initialMeta: { name }, lang: 'de', initialGroups })
    const disallowedLanguages = locales.filter((locale) => locale !== 'de')
    if (isGermanOnly) await call('updatePageInfo', { id: page.id, lang: 'de', meta: { disallowedLanguages }, base: {} })
    const slug = page.slug.de ?? ''
    return { id: page.id, slug, live: `${url}/de/${slug}`, edit: `${url}/de/edit/${slug}?toolbar=1` }
  }

  /** The blocks and cards of a page's draft. */
  async function groupsOf(id: string, lang: Locale = 'de'): Promise<readonly EditorGroup[]> {
    return (await call('getDocument', { id, lang })).document.groups
  }

  /** Takes a page away, for visitors too. */
  async function dropPage({ id }: Pick<MadePage, 'id'>): Promise<void> {
    await call('removePage', { id })
    await call('publishPage', { id })
  }

  return { call, makePage, groupsOf, dropPage }
}
