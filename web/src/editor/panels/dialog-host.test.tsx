import { typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { openPart } from '../testing/open-part.tsx'
import { saidInToasts } from '../testing/said-in-toasts.ts'
import { DialogHost } from './dialog-host.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))

const media = { id: '00000000-0000-4000-8000-0000000000a1', mediaType: 'image', alt: '' }
const article = { title: 'Gut sehen', text: '', url: 'https://magazin.ch/a', date: null, media, isPictureLost: false }

/** The dialog that is opened since asks for what is left, and is answered at once. */
const other = { type: 'left' } as const
const left = () => Response.json({ success: true, tasks: [] })
const isDrawn = () => waitFor(() => expect(document.querySelector('[role=dialog] ul')).not.toBeNull())

/** The dialog for an article, whose answer comes when it is told to. */
async function open() {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const source = fixtureDocument(['newsFeedBoard'])
  const boardId = source.groups[0]?.id ?? ''
  const opened = await openPart(<DialogHost />, { source })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('setup')) return left()
    if (!address.includes('article')) return Response.json({ success: true, feeds: [], takesArticles: true })
    await asked
    return Response.json({ success: true, article })
  })
  await act(async () => opened.shell.setState({ dialog: { type: 'article', card: 'newsFeedCard', boardId } }))
  await waitFor(() => expect(document.querySelector('input')).not.toBeNull())
  const input = document.querySelector('input') as HTMLInputElement
  await typeInto(input, 'https://magazin.ch/a')
  await act(async () => input.form?.requestSubmit())
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  const cards = () => opened.session.document.groups.get(boardId)?.getState().children.length
  return { ...opened, press, cards, answer: () => act(async () => answer()) }
}

test('what was cancelled on its way adds nothing, says what is there all the same, and closes nothing opened since', async () => {
  const said = saidInToasts()
  const { shell, press, cards, answer } = await open()
  const before = cards()
  await press('Abbrechen')
  expect(shell.getState().dialog).toBeNull()
  await act(async () => shell.setState({ dialog: other }))
  await isDrawn()
  await answer()
  await waitFor(() => expect(said.join()).toContain('«Gut sehen» ist nicht eingefügt.'))
  expect(shell.getState().dialog).toBe(other)
  expect(cards()).toBe(before)
})

test('what was waited for is added, and its dialog closes', async () => {
  const { shell, cards, answer } = await open()
  const before = cards() ?? 0
  await answer()
  await waitFor(() => expect(shell.getState().dialog).toBeNull())
  expect(cards()).toBe(before + 1)
})

test('a dialog that finishes after it was closed leaves the one that was opened since', async () => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const { shell, session } = await openPart(<DialogHost />)
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('setup')) return left()
    calls.push(address)
    await asked
    return Response.json({ success: true, template: { name: 'Auftakt' } })
  })
  const [id = ''] = session.document.root.getState().blocks
  const of = { itemType: 'group', id } as const
  await act(async () => shell.setState({ dialog: { type: 'saveTemplate', of, name: 'Auftakt' } }))
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull())
  await act(async () => document.querySelector('form')?.requestSubmit())
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => shell.setState({ dialog: other }))
  await isDrawn()
  const said = saidInToasts()
  await act(async () => answer())
  await waitFor(() => expect(said.join()).toContain('Auftakt'))
  expect(shell.getState().dialog).toBe(other)
})
