import { typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { GroupFrame } from '../../overlay/frames/group-frame.tsx'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { ArticleDialog } from './article-dialog.tsx'

type Answers = Readonly<Record<string, readonly [status: number, body: object]>>
const words = { title: 'Gut sehen', text: 'Ein Anfang', url: 'https://magazin.ch/artikel', date: null }
const article = { ...words, media: null, isPictureLost: false }
const feeds = [200, { success: true, feeds: [], takesArticles: true }] as const

async function open(answers: Answers, language: 'de' | 'fr' = 'de') {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.body) asked.push(String(init.body))
    const [status, body] = Object.entries(answers).find(([path]) => address.includes(path))?.[1] ?? feeds
    return Response.json(body, { status })
  })
  const source = fixtureDocument(['newsFeedBoard'])
  const boardId = source.groups[0]?.id ?? ''
  const onClose = vi.fn()
  const dialog = <ArticleDialog card="newsFeedCard" boardId={boardId} onClose={onClose} />
  const opened = await openPart(dialog, { source, language })
  await waitFor(() => expect(document.querySelector('input')).not.toBeNull())
  const input = () => document.querySelector<HTMLInputElement>('input')
  const submit = async (url: string) => {
    await typeInto(input() as HTMLInputElement, url)
    await act(async () => input()?.form?.requestSubmit())
  }
  const failure = () => document.querySelector('[role="alert"]')?.textContent ?? ''
  const cards = () => opened.session.document.groups.get(boardId)?.getState().children.length
  return { ...opened, input, submit, failure, cards, onClose, asked }
}

test.each([
  ['de', '', /^URL nicht angegeben\. Bitte/],
  ['fr', '', /^URL/],
  ['de', 'kein Artikel', /^Url nicht gefunden\. Bitte/],
  ['de', 'javascript:alert(1)', /^Url nicht gefunden\./],
] as const)('what is no address is said under it, and nobody is asked (%s, «%s»)', async (language, url, sentence) => {
  const { submit, failure, cards, asked } = await open({}, language)
  const before = cards()
  await submit(url)
  expect(failure()).toMatch(sentence)
  expect([asked, cards()]).toEqual([[], before])
})

test.each([
  ['ARTICLE_NOT_FOUND', 404, 'Unter dieser URL gibt es keinen Artikel. Bitte prüfen Sie die Adresse.'],
  [
    'ARTICLES_DOWN',
    502,
    'Das Magazin antwortet nicht. Es wurde nichts eingefügt. Bitte versuchen Sie es später noch einmal.',
  ],
] as const)(
  'an article that cannot be had (%s) is said under its address, which stays; nothing is added',
  async (code, status, sentence) => {
    const { submit, failure, input, cards, onClose } = await open({ article: [status, { success: false, code }] })
    const before = cards()
    await submit('magazin.ch/artikel')
    await waitFor(() => expect(failure()).toBe(sentence))
    expect([input()?.value, cards(), onClose.mock.calls.length]).toEqual(['magazin.ch/artikel', before, 0])
  },
)

test('an article becomes a card, the dialog closes and a toast says so', async () => {
  const said = saidInToasts()
  const { submit, cards, onClose, asked } = await open({ article: [200, { success: true, article }] })
  const before = cards() ?? 0
  await submit('magazin.ch/artikel')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(asked).toEqual([JSON.stringify({ url: 'https://magazin.ch/artikel' })])
  expect(cards()).toBe(before + 1)
  await waitFor(() => expect(said).toEqual(['success: «Gut sehen» ist eingefügt.']))
})

test('without a magazine nothing can be entered, and one reads whom to ask', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, feeds: [], takesArticles: false }))
  const source = fixtureDocument(['newsFeedBoard'])
  await openPart(<ArticleDialog card="newsFeedCard" boardId={source.groups[0]?.id ?? ''} onClose={vi.fn()} />, {
    source,
  })
  await waitFor(() => expect(document.body.textContent).toContain('kein Magazin eingerichtet'))
  expect(document.querySelector('input')).toBeNull()
})

test('a board of news has a «URL» button at its name, and another board has none', async () => {
  const source = fixtureDocument(['newsFeedBoard', 'imageBoard'])
  const boards = source.groups.filter(({ parentId }) => parentId === null)
  const { shell } = await openPart(
    boards.map(({ id }) => (
      <div key={id} id={`frame-${id}`}>
        <GroupFrame groupId={id} />
      </div>
    )),
    { source },
  )
  const urls = boards.map(({ id }) =>
    [...document.querySelectorAll<HTMLElement>(`#frame-${id} button`)].filter(
      ({ textContent }) => textContent === 'URL',
    ),
  )
  expect(urls.map((found) => found.length)).toEqual([1, 0])
  await act(async () => urls[0]?.[0]?.click())
  expect(shell.getState().dialog).toEqual({ type: 'article', card: 'newsFeedCard', boardId: boards[0]?.id })
})
