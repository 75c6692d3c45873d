import type { EditorGroup } from '@blickfang/shared/content/editor-page.ts'
import { locales } from '@blickfang/shared/kernel/locale.ts'

/** What a page and its blocks are called by. */
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
  /** Resolves with the status and the answer, whatever they are. */
  async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
    const answer = await fetch(`${server}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: `payload-token=${token}`, origin: url },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: drills look into answers of every shape
    return { status: answer.status, json: (await answer.json()) as any }
  }

  /** As `call`, for what must succeed. */
  async function succeed(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
    const { status, json } = await call(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`)
    return json
  }

  /** Makes a page of the given blocks, in German alone unless told otherwise. */
  async function makePage(name: string, initialGroups: readonly string[], isGermanOnly = true): Promise<MadePage> {
    const { page } = await succeed('POST', '/page/add', { initialMeta: { name }, lang: 'de', initialGroups })
    const disallowedLanguages = locales.filter((locale) => locale !== 'de')
    if (isGermanOnly)
      await succeed('PUT', '/page/info', { id: page.id, lang: 'de', meta: { disallowedLanguages }, base: {} })
    const slug: string = page.slug.de
    return { id: page.id, slug, live: `${url}/de/${slug}`, edit: `${url}/de/edit/${slug}?toolbar=1` }
  }

  /** The blocks and cards of a page's draft. */
  async function groupsOf(id: string, lang = 'de'): Promise<readonly EditorGroup[]> {
    return (await succeed('GET', `/page/document?id=${id}&lang=${lang}`)).document.groups
  }

  /** Takes a page away, for visitors too. */
  async function dropPage({ id }: Pick<MadePage, 'id'>): Promise<void> {
    await succeed('POST', '/page/remove', { id })
    await call('POST', '/page/publish', { id })
  }

  return { call, succeed, makePage, groupsOf, dropPage }
}
