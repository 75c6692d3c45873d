import type { EditorCalls, MadePage } from './editor-calls.ts'

/** A page whose blocks all have a title that is written and shown again and again. */
export interface TitledPage {
  readonly page: MadePage
  /** Path of the page on each web. */
  readonly path: string
  /** Saves a title into the draft of each block, by this server. */
  readonly save: (text: string, calls?: EditorCalls) => Promise<void>
  /** Shows what was saved; answers once that is live. */
  readonly publish: (calls?: EditorCalls) => Promise<void>
}

/** Makes such a page. Whoever writes it is the only one who does. */
export async function makeTitledPage(
  editor: EditorCalls,
  name: string,
  blocks: string[] = ['hero'],
): Promise<TitledPage> {
  const page = await editor.makePage(name, blocks)
  const fields = (await editor.groupsOf(page.id)).flatMap((group) => group.fields)
  const titles = fields.filter((field) => field.name === 'title')
  const revisions = new Map(titles.map(({ id, revs }) => [id, revs['content.de'] ?? 0]))
  return {
    page,
    path: new URL(page.live).pathname,
    save: async (text, calls = editor) => {
      for (const [linkId, revision] of revisions) {
        const data = { content: { de: { text } } }
        const base = { 'content.de': revision }
        const saved = await calls.call('saveData', { itemType: 'field', linkId, data, base })
        revisions.set(linkId, saved.revs['content.de'] ?? 0)
      }
    },
    publish: async (calls = editor) => void (await calls.call('publishPage', { id: page.id })),
  }
}

/** The page's first heading as a visitor of this web reads it. */
export async function titleAt(base: string, path: string): Promise<string | undefined> {
  return titleIn(await (await fetch(base + path)).text())
}

/** The first heading of a page's HTML, without its marks. */
export function titleIn(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
}
