import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showAnswer } from './show-answer.ts'

/** Requests that are answered by hand, or by nobody. */
const asked: { address: string; signal: AbortSignal; answer: (html: string) => void }[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      asked.push({ address, signal, answer: (html) => resolve(new Response(html)) })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  document.body.innerHTML = '<p id="status">Alle</p><ul id="found"><li>Alt</li></ul>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () =>
  showAnswer(document, { parts: ['#status', '#found'], status: '#status', unavailable: 'Gerade nicht' })
const status = () => document.querySelector('#status')?.textContent
const page = (words: string) => `<p id="status">${words}</p><ul id="found"></ul>`

test('an answer that never comes is given up after a quarter of a minute, and the status says so', async () => {
  const shown = open()('/de/suche?q=brille')
  await vi.advanceTimersByTimeAsync(14_000)
  expect(status()).toBe('Alle')
  await vi.advanceTimersByTimeAsync(1_000)
  await shown
  expect([status(), asked[0]?.signal.aborted]).toEqual(['Gerade nicht', true])
})

test('what was asked before counts no more, and says nothing', async () => {
  const show = open()
  const first = show('/de/suche?q=b')
  const second = show('/de/suche?q=br')
  await first
  expect(status()).toBe('Alle')
  asked[1]?.answer(page('Zwei'))
  await second
  expect(status()).toBe('Zwei')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toBe('Zwei')
})

test('who has left hears nothing either', async () => {
  const show = open()
  const shown = show('/de/suche?q=brille')
  show.stop()
  await shown
  expect(status()).toBe('Alle')
})
