import { cellKey, type Game } from '@blickfang/contract/game/game.ts'
import { gameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import { click, mount } from '@blickfang/testing/mount.tsx'
import { openTable } from '@blickfang/testing/table-game.ts'
import { GameContext, HolesContext, type MapHole, RoundMinutesContext } from '@blickfang/views/game/game-context.tsx'
import { loadGameWords } from '@blickfang/views/game/parts/game-words.ts'
import { act } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ScoreCard } from './score-card.tsx'
import { ScoreTable } from './score-table.tsx'

const props = { pageId: 'h1', locale: 'de', links: gameAddresses('de', []) } as const
let close: (() => void) | undefined
beforeAll(async () => {
  await loadGameWords('de')
})
afterEach(() => {
  close?.()
  sessionStorage.clear()
})

/** Past the next frame, when what may come later than a tapped number is there. */
async function nextFrame() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** On the map that has these holes; on a page of its own where there are none. */
async function show(
  Sheet: typeof ScoreCard,
  table: ReturnType<typeof openTable>,
  holes: ReadonlyMap<string, MapHole> | null = null,
) {
  const { host, unmount } = await mount(
    <GameContext value={table.game}>
      <RoundMinutesContext value={30}>
        <HolesContext value={holes}>
          <Sheet {...props} />
        </HolesContext>
      </RoundMinutesContext>
    </GameContext>,
  )
  close = unmount
  const button = (label: string) => {
    const found = [...host.querySelectorAll<HTMLButtonElement>('button')].find(
      (element) => element.getAttribute('aria-label') === label || element.textContent?.startsWith(label),
    )
    if (!found) throw new Error(`No button ${label} in ${host.textContent}`)
    return found
  }
  return { host, button, score: () => host.querySelector('output')?.textContent }
}

/** The rows of the leaderboard; each hole of theirs stands in another table. */
const standings = (host: HTMLElement) => [...host.querySelectorAll('[aria-label="Rangliste"] tbody tr')]

test('blank is not zero: the first stroke makes it one, and nothing goes below zero', async () => {
  const { button, score } = await show(ScoreCard, openTable('Anna'))
  expect(score()).toBe('')
  expect(button('Anna: ein Schlag weniger').disabled).toBe(true)
  await click(button('Anna: ein Schlag mehr'))
  expect(score()).toBe('1')
  await click(button('Anna: ein Schlag weniger'))
  expect(score()).toBe('0')
  expect(button('Anna: ein Schlag weniger').disabled).toBe(true)
})

const pars = new Map([
  ['h1', { number: 1, par: 3 }],
  ['h2', { number: 2, par: 4 }],
])

test('strokes are told against par, and one stroke is a hole in one', async () => {
  const { host, button } = await show(ScoreCard, openTable('Anna'), pars)
  const row = () => host.querySelector('fieldset')?.textContent
  await click(button('Anna: ein Schlag mehr'))
  expect(row()).toContain('Hole in one!')
  await click(button('Anna: ein Schlag mehr'))
  expect(row()).toContain('Anna−1')
  await click(button('Anna: ein Schlag mehr'))
  expect(row()).toContain('AnnaPar')
  await click(button('Anna: ein Schlag mehr'))
  expect(row()).toContain('Anna+1')
})

test('a line says who leads on the holes that all have played, against par where it is known', async () => {
  const table = openTable('Anna', 'Ben')
  table.game.setScore('p0', 'h1', 3)
  const { host } = await show(ScoreCard, table, pars)
  expect(host.textContent).not.toContain('führt')
  await act(async () => {
    table.game.setScore('p1', 'h1', 5)
    table.game.setScore('p0', 'h2', 9)
  })
  await act(nextFrame)
  expect(host.textContent).toContain('Anna führt mit 3 (±0)')
  await act(async () => table.game.setScore('p1', 'h1', 3))
  await act(nextFrame)
  expect(host.textContent).toContain('Gleichstand: 3 (±0)')
})

test('the rules stand back once somebody has played, and a button brings them back', async () => {
  const { host, button } = await show(ScoreCard, openTable('Anna'))
  host.dataset.slot = ''
  const rules = document.createElement('div')
  rules.dataset.beforePlay = ''
  host.append(rules)
  expect(host.textContent).not.toContain('Regeln')
  await click(button('Anna: ein Schlag mehr'))
  expect(rules.hidden).toBe(true)
  await click(button('Regeln'))
  expect(rules.hidden).toBe(false)
  expect(button('Regeln').getAttribute('aria-expanded')).toBe('true')
})

test('a finger counts once, when it lifts off the button on which it began', async () => {
  const { button, score } = await show(ScoreCard, openTable('Anna'))
  const plus = button('Anna: ein Schlag mehr')
  const point = (type: string, clientX = 0) =>
    act(async () => {
      plus.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX }))
    })
  await point('pointerdown')
  await point('pointerup')
  expect(score()).toBe('1')
  await act(async () => {
    plus.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })
  expect(score()).toBe('1')
  await point('pointerdown')
  await point('pointerup', 500)
  await point('pointerup')
  expect(score()).toBe('1')
})

test('taps count on from each other and show at once while the phone still keeps them', async () => {
  const table = openTable('Anna')
  const kept: (() => void)[] = []
  const { setScore } = table.game
  const slow: Game = {
    ...table.game,
    setScore: (playerId, pageId, score) => {
      table.change({ tapped: new Map([[cellKey(playerId, pageId), score]]) })
      kept.push(() => setScore(playerId, pageId, score))
    },
  }
  const { host, button, score } = await show(ScoreCard, { ...table, game: slow }, pars)
  for (const strokes of ['1', '2', '3', '4']) {
    await click(button('Anna: ein Schlag mehr'))
    expect(score()).toBe(strokes)
  }
  expect(host.textContent).toContain('Anna+1')
  await click(button('Anna: ein Schlag weniger'))
  await act(async () => {
    for (const keep of kept) keep()
    table.change({ tapped: new Map() })
  })
  expect(score()).toBe('3')
})

test('an entry of another phone comes by itself, with who made it', async () => {
  const table = openTable('Anna')
  const { host, score } = await show(ScoreCard, table)
  await act(async () => table.enter({ playerId: 'p0', pageId: 'h1', score: 5, by: 'Ben', isMine: false }))
  expect(score()).toBe('5')
  expect(host.textContent).toContain('von Ben')
})

test('where two phones disagree the older value is one tap away', async () => {
  const table = openTable('Anna')
  const { host, button, score } = await show(ScoreCard, table)
  const offers = () =>
    [...host.querySelectorAll('button')].flatMap(({ textContent: text }) => text?.match(/.* nehmen.*/) ?? [])
  await click(button('Anna: ein Schlag mehr'))
  await act(async () => {
    table.enter({ playerId: 'p0', pageId: 'h1', score: 7, by: 'Ben', isMine: false })
    table.change({ contested: new Set(['h1 p0']) })
  })
  expect(score()).toBe('7')
  await click(button('Zwei Werte'))
  await act(async () => table.enter({ playerId: 'p0', pageId: 'h1', score: 4, by: 'Ben', isMine: false }))
  expect(offers()).toEqual(['7 nehmen (von Ben)', '1 nehmen (dieses Handy)'])
  await click(button('1 nehmen'))
  expect(score()).toBe('1')
  expect(offers()).toEqual([])
})

test('the table is by total, marks who lacks entries, and gives no coupon before the last hole is done', async () => {
  const table = openTable('Anna', 'Ben', 'Chiara')
  const play = (playerId: string, pageId: string, score: number) => table.game.setScore(playerId, pageId, score)
  play('p0', 'h1', 3)
  play('p0', 'h2', 3)
  play('p1', 'h1', 2)
  play('p1', 'h2', 4)
  play('p2', 'h1', 1)
  const { host } = await show(ScoreTable, table)
  const rows = () => standings(host).map((row) => row.querySelector('bdi')?.textContent)
  expect(rows()[0]).toBe('Chiara')
  expect(standings(host)[0]?.textContent).toContain('*')
  expect(host.textContent).toContain('Es fehlen noch Schläge')
  expect(host.querySelector('a')).toBeNull()
  play('p2', 'h2', 9)
  expect(rows()[0]).toBe('Chiara')
  await act(nextFrame)
  expect(rows()).toEqual(['Anna', 'Ben', 'Chiara'])
  expect(standings(host).map((row) => row.querySelector('td')?.textContent)).toEqual(['1', '1', '3'])
  const coupons = [...host.querySelectorAll('a')]
  expect(coupons.map((link) => link.getAttribute('href'))).toEqual(['/de/~coupon?player=p0', '/de/~coupon?player=p1'])
  await click(coupons[0] as Element)
  expect(sessionStorage.getItem('hasVisitedCoupon')).not.toBeNull()
})

test('the leaderboard on a page of its own knows the round as well: no coupon in the middle of it', async () => {
  const table = openTable('Anna', 'Ben')
  for (const player of ['p0', 'p1']) table.game.setScore(player, 'h1', 3)
  const { host } = await show(ScoreTable, table)
  expect(host.querySelector('a')).toBeNull()
  for (const player of ['p0', 'p1']) table.game.setScore(player, 'h2', 3)
  await act(nextFrame)
  expect(host.querySelectorAll('a')).toHaveLength(2)
})

test('what is entered on a page that is no hole of the round counts for nobody', async () => {
  const table = openTable('Anna', 'Ben')
  for (const page of ['h1', 'h2']) for (const player of ['p0', 'p1']) table.game.setScore(player, page, 3)
  table.game.setScore('p0', 'later', 9)
  const { host } = await show(ScoreTable, table)
  expect(standings(host).map((row) => row.textContent)).toEqual(['1Anna2 LöcherGutschein6', '1Ben2 LöcherGutschein6'])
})

test('the table tells strokes against par, and each hole in the signs of a scorecard', async () => {
  const table = openTable('Anna', 'Ben')
  for (const [player, hole, score] of [
    ['p0', 'h1', 1],
    ['p0', 'h2', 4],
    ['p1', 'h1', 2],
    ['p1', 'h2', 6],
  ] as const) {
    table.game.setScore(player, hole, score)
  }
  const { host } = await show(ScoreTable, table, pars)
  expect(standings(host).map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual(['−2', '+1'])
  expect(host.textContent).toContain('Anna gewinnt mit 5 (−2)')
  const signs = [...host.querySelectorAll<HTMLElement>('[aria-label="Loch für Loch"] td > span')]
  expect(signs.map(({ textContent, dataset }) => [textContent, dataset.sign])).toEqual([
    ['1', 'ace'],
    ['4', undefined],
    ['2', 'under'],
    ['6', 'over'],
  ])
})

test('a hole that came after the game had begun says that it does not count', async () => {
  const table = openTable('Anna')
  table.change({ game: { id: 'g', name: 'Runde', createdAt: '2026-06-06T12:00:00Z', pageIds: ['h2'] } })
  const { host } = await show(ScoreCard, table)
  expect(host.textContent).toContain('Dieses Loch zählt diesmal nicht')
  expect(host.querySelector('output')).toBeNull()
})

test('a hole that has lost its card since the game began can be played at the leaderboard', async () => {
  const table = openTable('Anna')
  const { host, button } = await show(ScoreTable, table, new Map([['h1', { number: 1, par: 3 }]]))
  expect(host.textContent).toContain('Loch 2 steht nicht mehr auf der Karte')
  await click(button('Anna: ein Schlag mehr'))
  expect(table.game.getState().scores.get('h2 p0')?.score).toBe(1)
})

test('who gets a coupon is told beside the table: how long a round of so many holes lasts, and what a tie is', async () => {
  const { host } = await show(ScoreTable, openTable('Anna'))
  expect(host.textContent).toContain('wenn die Runde mindestens 4 Minuten gedauert hat. Bei Gleichstand')
})
