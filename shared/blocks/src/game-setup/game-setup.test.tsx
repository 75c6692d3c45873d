import { gameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import { click, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { openTable, tableGame } from '@blickfang/testing/table-game.ts'
import { GameContext, RoundMinutesContext } from '@blickfang/views/game/game-context.tsx'
import { loadGameWords } from '@blickfang/views/game/parts/game-words.ts'
import { zoneAttribute } from '@blickfang/views/kernel/island/page-zone.ts'
import { rememberedStop, rememberStop } from '@blickfang/views/site/visitor/remembered-stop.ts'
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CouponScreen } from './coupon/coupon-screen.tsx'
import { EditScreen } from './edit-screen.tsx'
import type { ScreenProps } from './screen-props.ts'
import { ShareScreen } from './share-screen.tsx'
import { StartScreen } from './start-screen.tsx'

const links = gameAddresses('de', [{ role: 'start', href: '/de/game' }])
const props: ScreenProps = { locale: 'de', links, isPageTitle: true, action: null, waiting: null, drink: null }
let close: (() => void) | undefined
beforeAll(async () => {
  await loadGameWords('de')
})
afterEach(() => {
  close?.()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

async function show(Screen: (props: ScreenProps) => React.ReactNode, table: ReturnType<typeof tableGame>, more = {}) {
  const { host, unmount } = await mount(
    <GameContext value={table.game}>
      <Screen {...props} {...more} />
    </GameContext>,
  )
  close = unmount
  const find = <E extends Element = HTMLElement>(selector: string) => {
    const found = host.querySelector<E>(selector)
    if (!found) throw new Error(`Nothing matches ${selector} in ${host.innerHTML}`)
    return found
  }
  const button = (name: string) => {
    const found = [...host.querySelectorAll('button, a')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
    )
    if (!found) throw new Error(`No button ${name} in ${host.textContent}`)
    return found as HTMLButtonElement
  }
  return {
    host,
    find,
    button,
    list: () => [...host.querySelectorAll('li')].map((row) => row.textContent?.replace('×', '')),
  }
}

const pictureOf = (table: ReturnType<typeof tableGame>) => ({ ...table, game: { ...table.game, isPreview: true } })

async function press(element: Element, key: string) {
  await act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
}
async function submit(form: HTMLFormElement) {
  await act(async () => form.requestSubmit())
}

test('a name and Enter, and again: blank ones are ignored, spaces around go', async () => {
  const table = openTable()
  const { find, list } = await show(EditScreen, table)
  for (const name of ['  Anna ', '   ', 'Ben']) {
    await typeInto(find<HTMLInputElement>('form input'), name)
    await submit(find<HTMLFormElement>('form'))
  }
  expect(table.names()).toEqual(['Anna', 'Ben'])
  expect(list()).toEqual(['Anna', 'Ben'])
  expect(find<HTMLInputElement>('form input').value).toBe('')
})

test('a name is changed in place: Enter saves, Escape, emptiness and no change cancel', async () => {
  const table = openTable('Anna')
  const { find, button } = await show(EditScreen, table)
  const rename = async (typed: string, key: string) => {
    await click(button(`${table.names()[0]} umbenennen`))
    await typeInto(find<HTMLInputElement>('li input'), typed)
    await press(find('li input'), key)
  }
  await rename('Anouk', 'Enter')
  expect(table.names()).toEqual(['Anouk'])
  await rename('Zora', 'Escape')
  await rename('   ', 'Enter')
  expect(table.names()).toEqual(['Anouk'])
})

test('leaving the name saves it', async () => {
  const table = openTable('Anna')
  const { find, button } = await show(EditScreen, table)
  await click(button('Anna umbenennen'))
  await typeInto(find<HTMLInputElement>('li input'), 'Annika')
  await act(async () => find('li input').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(table.names()).toEqual(['Annika'])
})

test('a typed name is added before another one is changed', async () => {
  const table = openTable('Anna')
  const { find, button } = await show(EditScreen, table)
  await typeInto(find<HTMLInputElement>('form input'), 'Ben')
  await click(button('Anna umbenennen'))
  expect(table.names()).toEqual(['Anna', 'Ben'])
})

test('who is taken out can come back', async () => {
  const table = openTable('Anna', 'Ben')
  const { button } = await show(EditScreen, table)
  await click(button('Anna entfernen'))
  expect(table.names()).toEqual(['Ben'])
  await click(button('Rückgängig'))
  expect(table.names()).toEqual(['Anna', 'Ben'])
})

test('who uses keys goes on where they were: at the name, the way back, the name again', async () => {
  const table = openTable('Anna', 'Ben')
  const { find, button } = await show(EditScreen, table)
  await click(button('Ben umbenennen'))
  await typeInto(find<HTMLInputElement>('li input'), 'Bert')
  await press(find('li input'), 'Enter')
  expect(document.activeElement).toBe(button('Bert umbenennen'))
  await click(button('Bert entfernen'))
  expect(document.activeElement).toBe(button('Rückgängig'))
  await click(button('Rückgängig'))
  expect(document.activeElement).toBe(button('Bert umbenennen'))
})

test('the way on opens with the first player, also one from another phone', async () => {
  const table = openTable()
  const { button } = await show(EditScreen, table)
  expect(button('Zum Spiel').disabled).toBe(true)
  await act(async () => void table.game.addPlayer('Ben'))
  expect(button('Zum Spiel').getAttribute('href')).toBe('/de/~share')
})

test('names of any kind stay words', async () => {
  const names = ['<b>Anna</b>', '🏌️‍♀️🎉', 'אבגד', 'x'.repeat(200)]
  const { host } = await show(EditScreen, openTable(...names))
  expect([...host.querySelectorAll('bdi')].map((element) => element.textContent)).toEqual(names)
})

test('the share screen waits for players, then leads to the play page', async () => {
  const table = openTable()
  const { button, find } = await show(ShareScreen, table)
  expect(button('Warten auf Spieler').disabled).toBe(true)
  expect(find('svg[role=img]').getAttribute('width')).toBe('180')
  await act(async () => void table.game.addPlayer('Ben'))
  expect(button('Zum Spiel').getAttribute('href')).toBe('/de/~play')
})

test('without a share dialog the link is copied, and says so for two seconds', async () => {
  const { button } = await show(ShareScreen, openTable('Anna'))
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
  vi.useFakeTimers()
  await click(button('Teilen'))
  expect(button('Kopiert!')).toBeTruthy()
  expect(written[0]).toMatch(/\/de\/game\?id=3f6f3f0a/)
  await act(async () => vi.advanceTimersByTime(2_000))
  expect(button('Teilen')).toBeTruthy()
})

test('a dialog that failed and a clipboard that refused are no copy: the next press copies without asking first', async () => {
  const { button } = await show(ShareScreen, openTable('Anna'))
  const share = vi.fn(async () => {
    throw new DOMException('no', 'NotAllowedError')
  })
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  document.execCommand = () => false
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  try {
    await click(button('Teilen'))
    expect(button('Nochmals tippen: kopieren')).toBeTruthy()
    write.mockResolvedValueOnce(undefined)
    await click(button('Nochmals tippen: kopieren'))
    expect(button('Kopiert!')).toBeTruthy()
    expect(share).toHaveBeenCalledTimes(1)
  } finally {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(document, 'execCommand')
  }
})

test('while editing there is no QR code, only its place, and nothing leads away', async () => {
  const { host } = await show(ShareScreen, pictureOf(openTable('Anna')))
  expect(host.querySelector('svg')).toBeNull()
  expect(host.textContent).toContain('Hier steht im Spiel der QR-Code')
  expect(host.querySelector('a[href]')).toBeNull()
})

test('of a crowd the share screen names some and counts the rest', async () => {
  const { host } = await show(ShareScreen, openTable(...Array.from({ length: 50 }, (_, index) => `Nr. ${index}`)))
  expect(host.querySelector('[role=status]')?.textContent).toMatch(/^50 spielen mit: Nr\. 0 .*Nr\. 11 \+38$/)
})

test.each([
  [{ status: 'none' }, 'Noch kein Spiel'],
  [{ status: 'refused' }, 'Dieser Link führt zu keinem Spiel'],
  [{ status: 'opening' }, 'Das Spiel wird geöffnet …'],
  [{ status: 'opening', connection: 'offline' }, 'Sobald du Empfang hast, öffnet sich das Spiel von selbst.'],
  [{ status: 'opening', connection: 'unavailable' }, 'Sobald es wieder da ist, öffnet es sich von selbst.'],
  [{ status: 'opening', connection: 'offline', problem: 'rateLimited' }, 'Zu viele Versuche.'],
] as const)('a game that is %j is said in words', async (state, words) => {
  const { host } = await show(EditScreen, tableGame(state))
  expect(host.textContent).toContain(words)
})

test('a game that is gone sends the phone to the start, which says so once and forgets it', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  const { host } = await show(EditScreen, tableGame({ status: 'missing' }))
  expect(host.textContent).toContain('Dieses Spiel gibt es nicht mehr')
  expect(replace.mock.calls).toEqual([['/de/game?gone']])
  replace.mockRestore()
  close?.()
  history.replaceState(null, '', '/de/game?gone')
  const start = await show(StartScreen, tableGame())
  expect(start.host.textContent).toContain('Dieses Spiel gibt es nicht mehr')
  expect(start.button('Spiel starten').disabled).toBe(false)
  expect(location.search).toBe('')
})

test('an invitation into a game that is gone is said at the start, and a reload asks for nothing', async () => {
  history.replaceState(null, '', '/de/game?id=3f6f3f0a-5b0e-4b50-9a43-0d4a5f0f6a11')
  const table = tableGame({ status: 'opening' })
  const { host, button } = await show(StartScreen, table)
  expect(host.textContent).toContain('Das Spiel wird geöffnet')
  await act(async () => table.change({ status: 'missing' }))
  expect(host.textContent).toContain('Dieses Spiel gibt es nicht mehr')
  expect(button('Spiel starten').disabled).toBe(false)
  expect([table.game.getState().status, location.search]).toEqual(['none', ''])
})

test('without a backend the start says so and offers nothing', async () => {
  const { host, find } = await show(StartScreen, tableGame({ connection: 'unavailable' }))
  expect(host.textContent).toContain('Das Spiel macht Pause')
  expect(find<HTMLButtonElement>('button').disabled).toBe(true)
})

test('a start that fails says why and can be tried again', async () => {
  const { host, button } = await show(StartScreen, tableGame())
  await click(button('Spiel starten'))
  expect(host.textContent).toContain('Kein Netz')
  expect(button('Spiel starten').disabled).toBe(false)
})

test('a game that is being played is left only by a second tap, and the way back is said before', async () => {
  const table = openTable('Anna')
  const createGame = vi.fn(table.game.createGame)
  const { host, button } = await show(StartScreen, { ...table, game: { ...table.game, createGame } })
  await click(button('Spiel starten'))
  expect(createGame).not.toHaveBeenCalled()
  expect(host.textContent).toContain('Dieses Handy verlässt damit «Runde»')
  await click(button('Neues Spiel'))
  expect(createGame).toHaveBeenCalledTimes(1)
})

test('the address of an invitation opens its game', async () => {
  history.replaceState(null, '', '/de/game?id=3f6f3f0a-5b0e-4b50-9a43-0d4a5f0f6a11')
  const table = tableGame()
  await show(StartScreen, table)
  expect(table.opened).toEqual(['3f6f3f0a-5b0e-4b50-9a43-0d4a5f0f6a11'])
})

test('an invitation to another game asks before it leaves one that is played, and then begins at the first stop', async () => {
  const other = '11111111-1b0e-4b50-9a43-0d4a5f0f6a11'
  history.replaceState(null, '', `/de/game?id=${other}`)
  rememberStop(links.play, 7)
  const table = openTable('Anna')
  const { host, button } = await show(StartScreen, table)
  expect(table.opened).toEqual([])
  expect(host.textContent).toContain('Dieses Handy verlässt damit «Runde»')
  expect(button('Weiterspielen: Runde').getAttribute('href')).toBe(links.play)
  expect(rememberedStop(links.play)).toBe(7)
  await click(button('Beim anderen Spiel mitspielen'))
  expect(table.opened).toEqual([other])
  expect(host.textContent).toContain('Das Spiel wird geöffnet')
  expect(rememberedStop(links.play)).toBe(0)
})

test('an invitation goes on without a question when nobody plays the game of this phone, or it is gone', async () => {
  const other = '11111111-1b0e-4b50-9a43-0d4a5f0f6a11'
  history.replaceState(null, '', `/de/game?id=${other}`)
  const table = openTable()
  rememberStop(links.play, 7)
  await show(StartScreen, table)
  expect([table.opened, rememberedStop(links.play)]).toEqual([[other], 0])
  close?.()
  const played = openTable('Anna')
  await show(StartScreen, played)
  await act(async () => played.change({ status: 'missing' }))
  expect(played.opened).toEqual([other])
})

test('an invitation to the game that is played stays where it is', async () => {
  const table = openTable('Anna')
  history.replaceState(null, '', `/de/game?id=${table.game.getState().game?.id}`)
  rememberStop(links.play, 7)
  await show(StartScreen, table)
  expect(rememberedStop(links.play)).toBe(7)
})

test('the coupon names the winner, the day and the code', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  history.replaceState(null, '', '/de/game/coupon?player=p1')
  const table = openTable('Anna', 'Ben')
  for (const page of ['h1', 'h2'])
    for (const [id, score] of [
      ['p0', 4],
      ['p1', 3],
    ] as const)
      table.game.setScore(id, page, score)
  const { host } = await show(CouponScreen, table)
  expect(host.textContent).toContain('Ben')
  expect(host.textContent).toContain('6. Juni 2026')
  expect(host.textContent).toContain('ABCD-EFGH-JKLM')
  vi.unstubAllGlobals()
})

test.each([
  ['in the middle of a round', 'p1', [3, 0], 'Noch steht nicht fest'],
  ['for who came second', 'p0', [3, 3], 'Gewonnen hat jemand anderes'],
  ['for a stranger', 'p7', [3, 3], 'Gewonnen hat jemand anderes'],
])('there is no congratulation, and no code is asked for, %s', async (_when, id, [first = 0, second = 0], sentence) => {
  history.replaceState(null, '', `/de/game/coupon?player=${id}`)
  const table = openTable('Anna', 'Ben')
  const coupon = vi.fn(table.game.coupon)
  for (const [page, score] of [
    ['h1', first],
    ['h2', second],
  ] as const) {
    table.game.setScore('p1', page, score)
    table.game.setScore('p0', page, score * 2)
  }
  const { host } = await show(CouponScreen, { ...table, game: { ...table.game, coupon } })
  expect(host.textContent).toContain(sentence)
  expect(host.querySelector('canvas')).toBeNull()
  expect(coupon).not.toHaveBeenCalled()
})

test('a round that was too short says from when there is a code, in the time of the course', async () => {
  document.documentElement.setAttribute(zoneAttribute, 'Europe/Zurich')
  history.replaceState(null, '', '/de/game/coupon?player=p0')
  const table = openTable('Anna')
  for (const page of ['h1', 'h2']) table.game.setScore('p0', page, 3)
  const game = { ...table.game, coupon: async () => ({ problem: 'roundTooShort' as const }) }
  const { host, unmount } = await mount(
    <RoundMinutesContext value={30}>
      <GameContext value={game}>
        <CouponScreen {...props} />
      </GameContext>
    </RoundMinutesContext>,
  )
  close = unmount
  // Begun at 14:00.
  expect(host.textContent).toContain('mindestens 4 Minuten. Den Code gibt es ab 14:04 Uhr.')
})

test.each([
  ['the only winner has the coupon', 4, 'Ben'],
  ['of several winners it sends to the leaderboard', 3, 'Mehrere haben gewonnen'],
])('opened without a name, %s', async (_what, strokesOfAnna, words) => {
  history.replaceState(null, '', '/de/game/coupon')
  const table = openTable('Anna', 'Ben')
  for (const page of ['h1', 'h2']) {
    table.game.setScore('p0', page, strokesOfAnna)
    table.game.setScore('p1', page, 3)
  }
  const { host } = await show(CouponScreen, table)
  expect(host.textContent).toContain(words)
  expect(host.textContent).not.toContain('Anna')
})

test('without a winner the coupon leads back to the map', async () => {
  const { host } = await show(CouponScreen, openTable('Anna'))
  expect(host.textContent).toContain('Noch steht nicht fest')
})

test('without scripts a visitor reads what is needed', () => {
  expect(renderBlockHtml('gameSetup', {})).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
})

test('what stands in the coupon’s place is a heading only where the coupon’s title would be the page’s', async () => {
  const { host } = await show(CouponScreen, openTable('Anna'))
  expect(host.querySelectorAll('h1')).toHaveLength(1)
  close?.()
  const later = await show(CouponScreen, openTable('Anna'), { isPageTitle: false })
  expect(later.host.querySelectorAll('h1')).toHaveLength(0)
  expect(later.host.textContent).toContain('Noch steht nicht fest')
})
