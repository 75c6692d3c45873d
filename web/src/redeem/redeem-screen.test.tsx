import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { click, mount } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { zoneAttribute } from '@blickfang/views/kernel/island/page-zone.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from './messages.generated.ts'
import { RedeemScreen } from './redeem-screen.tsx'

const coupon = {
  ...{ playerName: 'Mia <b>', gameName: 'Runde', gameCreatedAt: '2026-11-21T12:00:00Z' },
  ...{ redeemedAt: null as string | null, redeemedBy: null as string | null, redeemedInGame: 0, winners: 1 },
}
const used = { ...coupon, redeemedAt: '2026-11-21T14:05:00Z', redeemedBy: 'Reto', redeemedInGame: 1 }
const asked: string[] = []
let close: () => void = () => undefined

afterEach(() => {
  close()
  vi.unstubAllGlobals()
  asked.length = 0
})

/** The answers of the server, in order: a coupon, or the code of a failure. */
function answers(...list: (object | string)[]) {
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    const next = list.shift()
    const isGood = typeof next === 'object'
    const body = isGood ? { success: true, coupon: next } : { success: false, code: next }
    return new Response(JSON.stringify(body), { status: isGood ? 200 : 409 })
  })
}

async function show(language: 'de' | 'fr' = 'de') {
  document.documentElement.setAttribute(zoneAttribute, 'Europe/Zurich')
  const words = messagesIn(messages, language)
  const { host, unmount } = await mount(
    <RedeemScreen words={words} gameId="game" code="ABCD-EFGH" loginHref="/de/login" />,
  )
  close = unmount
  const verdict = () => host.querySelector('h1')?.textContent
  await waitFor(() => expect(verdict()).not.toBe(translator(words)('loading')))
  return { host, verdict, button: () => host.querySelector('button') }
}

test('a good coupon is redeemed with one button', async () => {
  answers(coupon, used)
  const { host, verdict, button } = await show()
  expect([verdict(), button()?.textContent]).toEqual(['Gültig', 'Jetzt einlösen'])
  expect(host.textContent).toContain('Ein Gratisgetränk für Mia <b>.')
  await click(button() as Element)
  await waitFor(() => expect(verdict()).toBe('Eingelöst'))
  expect(button()).toBe(null)
  expect(asked).toEqual(['GET /api/v1/game/game/coupon?code=ABCD-EFGH', 'POST /api/v1/game/game/coupon/redeem'])
})

test('one that was used says when and by whom, also when somebody was faster by a moment', async () => {
  answers(coupon, 'ALREADY_REDEEMED', used)
  const { host, verdict, button } = await show()
  await click(button() as Element)
  await waitFor(() => expect(verdict()).toBe('Bereits eingelöst'))
  expect(host.textContent).toContain('Am 21. November 2026 um 15:05 Uhr von Reto.')
  expect(button()).toBe(null)
})

test('a code that nobody gave out is said to be unknown, in French too', async () => {
  answers('NOT_FOUND')
  expect((await show('fr')).verdict()).toBe('Bon inconnu')
})

test('a server that does not answer can be asked again', async () => {
  answers('UNAVAILABLE', coupon)
  const { host, verdict, button } = await show()
  expect(verdict()).toBe(undefined)
  expect(host.textContent).toContain('nicht erreichbar')
  await click(button() as Element)
  await waitFor(() => expect(verdict()).toBe('Gültig'))
})

test('a tie is said in a sentence, a single winner needs none', async () => {
  answers({ ...coupon, winners: 3 })
  const tie = await show()
  expect(tie.host.textContent).toContain('Gleichstand: 3 haben mit gleich vielen Schlägen gewonnen.')
  close()
  answers(coupon)
  expect((await show()).host.textContent).not.toContain('Gleichstand')
})
