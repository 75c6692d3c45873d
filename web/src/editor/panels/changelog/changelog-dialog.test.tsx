import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { ChangelogDialog } from './changelog-dialog.tsx'
import { useChangelog } from './use-changelog.ts'

const entry = { date: '2026-11-20T09:00:00.000Z', text: 'Bilder zuschneiden', isSeen: false }
const text = () => document.querySelector('[role="dialog"]')?.textContent ?? ''
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click())

/** The dialog at a server whose answers are given one by one. */
async function open(language: 'de' | 'fr' = 'de') {
  const waiting: ((answer: Response) => void)[] = []
  const posted: unknown[] = []
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') posted.push(JSON.parse(String(init.body)))
    return new Promise<Response>((resolve) => waiting.push(resolve))
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const onClose = vi.fn()
  await openPart(<ChangelogDialog isAll={false} onClose={onClose} />, { language })
  await waitFor(() => expect(waiting).toHaveLength(1))
  const answer = (body: object, status = 200) =>
    act(async () => {
      waiting.shift()?.(Response.json({ success: status < 400, ...body }, { status }))
    })
  return { answer, onClose, posted, waiting }
}

test.each([
  ['de', 'Wird geladen…', 'Die Neuigkeiten konnten nicht geladen werden.', 'Es gibt noch keine Neuigkeiten.'],
  ['fr', 'Chargement…', 'Les nouveautés n’ont pas pu être chargées.', 'Il n’y a pas encore de nouveautés.'],
] as const)(
  'while news load, when they do not come and where there are none one reads so (%s)',
  async (language, loading, failed, none) => {
    const { answer, waiting } = await open(language)
    expect(document.querySelector('[role="dialog"]')?.outerHTML).toContain(loading)
    await answer({ code: 'UNAVAILABLE' }, 503)
    await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(failed))
    await press(language === 'de' ? 'Noch einmal versuchen' : 'Réessayer')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await answer({ entries: [] })
    await waitFor(() => expect(text()).toContain(none))
    expect(document.querySelector('[role="alert"]')).toBeNull()
  },
)

test('news have the day in words with its year, and whoever closes them has seen them', async () => {
  const { answer, onClose, posted } = await open()
  await answer({ entries: [entry] })
  await waitFor(() => expect(text()).toContain('20. November 2026'))
  expect(text()).toContain('Bilder zuschneiden')
  await press('Schliessen')
  expect(onClose).toHaveBeenCalledOnce()
  expect(posted).toEqual([{ seen: [entry.date] }])
})

function ByItself() {
  useChangelog()
  return null
}

test('news that were not seen open once a session by themselves, not while somebody types', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = vi.fn(async () => Response.json({ success: true, entries: [entry] }))
  vi.stubGlobal('fetch', asked)
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const { shell } = await openPart(<ByItself />)
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  await pass(20_000)
  expect([asked.mock.calls.length, shell.getState().dialog]).toEqual([1, null])
  input.remove()
  await pass(2_000)
  expect(shell.getState().dialog).toEqual({ type: 'changelog', isAll: false })
  const seen = sessionStorage.getItem('changelogSeen')
  expect(seen).not.toBeNull()
  sessionStorage.setItem('changelogSeen', seen ?? '')
  const again = await openPart(<ByItself />)
  await pass(20_000)
  expect([asked.mock.calls.length, again.shell.getState().dialog]).toEqual([1, null])
})
