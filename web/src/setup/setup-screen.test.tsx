import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { click, mount } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { firstAnswers, zoneOf } from './answers.ts'
import { messages } from './messages.generated.ts'
import { SetupScreen } from './setup-screen.tsx'

let close: () => void = () => undefined
const sent: { readonly path: string; readonly body: string }[] = []

afterEach(() => {
  close()
  vi.unstubAllGlobals()
  localStorage.clear()
  window.location.hash = ''
  sent.length = 0
})

/** The answer of the server to each call: what is there, or the code of a failure. */
async function open(hash: string, answer: object | string) {
  window.location.hash = hash
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: String(body) })
    const isGood = typeof answer === 'object'
    return new Response(JSON.stringify(isGood ? { success: true, ...answer } : { success: false, code: answer }), {
      status: isGood ? 200 : 409,
    })
  })
  const mounted = await mount(<SetupScreen words={messagesIn(messages, 'de')} />)
  close = mounted.unmount
  return mounted.host
}

const said = () => document.body.textContent ?? ''

test('without a code nobody is asked anything, and nothing is sent', async () => {
  await open('', {})
  await waitFor(() => expect(said()).toContain('Diese Website ist noch nicht eingerichtet'))
  expect(sent).toEqual([])
})

test.each([
  ['SETUP_CODE', 'Dieser Link gehört nicht zu dieser Website.'],
  ['SETUP_CLOSED', 'Diese Website ist schon eingerichtet.'],
])('a refusal (%s) is a sentence', async (code, sentence) => {
  await open('#abc', code)
  await waitFor(() => expect(said()).toContain(sentence))
})

test('where there is no demo none is offered, and a site with pages asks for the account alone', async () => {
  await open('#abc', { hasPages: false, demo: null })
  await waitFor(() => expect(said()).toContain('Eigene Website beginnen'))
  expect(said()).not.toContain('Demo ansehen')
  close()
  close = () => undefined
  const host = await open('#abc', { hasPages: true, demo: 'ready' })
  await waitFor(() => expect(said()).toContain('Diese Website hat schon Seiten.'))
  const [way] = [...host.querySelectorAll('button')]
  if (way) await click(way)
  await waitFor(() => expect(said()).toContain('Ihr Konto'))
  expect(said()).not.toContain('Schritt 1 von')
})

test('the time zone is proposed by the country, folded away, and goes with the answers', async () => {
  const kept = { ...firstAnswers('de', ['de-AT']), way: 'own', step: 'business', name: 'Backhaus' }
  localStorage.setItem('blickfang-setup', JSON.stringify(kept))
  const host = await open('#abc', { hasPages: false, demo: null })
  await waitFor(() => expect(said()).toContain('Zeitzone: Wien (UTC'))
  expect(host.querySelector('details')?.open).toBe(false)
  const select = host.querySelector<HTMLSelectElement>('details select')
  expect(select?.value).toBe('Europe/Vienna')
  expect(select?.required).toBe(false)
})

test.each([
  ['AT', '', 'Europe/Vienna'],
  ['CH', '', 'Europe/Zurich'],
  ['AT', 'Europe/Lisbon', 'Europe/Lisbon'],
])('a site in %s for which «%s» was chosen begins in %s', (country, timeZone, zone) => {
  expect(zoneOf({ country, timeZone, mainLanguage: 'de' })).toBe(zone)
})
