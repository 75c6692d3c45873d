import { click, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { openTable } from '@blickfang/testing/table-game.ts'
import { GameContext } from '@blickfang/views/game/game-context.tsx'
import { loadGameWords } from '@blickfang/views/game/parts/game-words.ts'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { keepInvitedGame } from './invited-game.ts'
import { WhoAreYou } from './who-are-you.tsx'

let close: (() => void) | undefined
afterEach(() => {
  close?.()
  sessionStorage.clear()
})

async function show(table: ReturnType<typeof openTable>) {
  const t = await loadGameWords('de')
  const { host, unmount } = await mount(
    <GameContext value={table.game}>
      <WhoAreYou t={t} />
    </GameContext>,
  )
  close = unmount
  return host
}

function joinTable(...names: readonly string[]) {
  const table = openTable(...names)
  keepInvitedGame(table.game.getState().game?.id ?? '')
  return table
}

test('who was invited is one of the names by a tap', async () => {
  const table = joinTable('Anna', 'Ben')
  const host = await show(table)
  expect(host.querySelector('h2')?.textContent).toBe('Wer bist du?')
  await click([...host.querySelectorAll('li button')][1] as Element)
  expect(table.game.getState().phoneName).toBe('Ben')
  expect(table.names()).toEqual(['Anna', 'Ben'])
  expect(host.textContent).toBe('Du bist Ben.')
})

test('a name of one’s own plays from then on, and a known one is not written twice', async () => {
  const table = joinTable('Anna')
  const host = await show(table)
  await typeInto(host.querySelector('input') as HTMLInputElement, 'Chiara')
  await act(async () => host.querySelector('form')?.requestSubmit())
  expect(table.names()).toEqual(['Anna', 'Chiara'])
  expect(host.textContent).toBe('Du bist Chiara.')
  await act(async () => table.game.namePhone(''))
  await typeInto(host.querySelector('input') as HTMLInputElement, 'Anna')
  await act(async () => host.querySelector('form')?.requestSubmit())
  expect(table.names()).toEqual(['Anna', 'Chiara'])
})

test('a phone that has written in another game offers its name again', async () => {
  const table = joinTable('Anna')
  table.game.namePhone('Elif')
  const host = await show(table)
  expect(host.querySelector('input')?.value).toBe('Elif')
})

test('who has begun the game is not asked', async () => {
  expect((await show(openTable('Anna'))).textContent).toBe('')
})
