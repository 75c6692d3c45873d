import { gameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import { mount } from '@blickfang/testing/mount.tsx'
import { openTable } from '@blickfang/testing/table-game.ts'
import { GameContext } from '@blickfang/views/game/game-context.tsx'
import { loadGameWords } from '@blickfang/views/game/parts/game-words.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { GameStep, type GameStepProps } from './game-step.tsx'

const links = gameAddresses('hr', [{ role: 'start', href: '/hr/game' }])

async function languagesIn(step: GameStepProps['step'], players: readonly string[], selectors: readonly string[]) {
  const { host, unmount } = await mount(
    <GameContext value={openTable(...players).game}>
      <GameStep
        step={step}
        isStill={false}
        locale="hr"
        links={links}
        action="Igraj"
        isPageTitle
        waiting={null}
        drink={null}
      />
    </GameContext>,
  )
  await act(() => Promise.all([import('./start-screen.tsx'), import('./coupon/coupon-screen.tsx')]))
  const found = selectors.map((selector) => host.querySelector(selector)?.closest('[lang]')?.getAttribute('lang'))
  unmount()
  return found
}

test('on a page whose language the game does not speak, its words are marked as what they are, and the page’s stay the page’s', async () => {
  await loadGameWords('hr')
  expect(await languagesIn('coupon', [], ['h1'])).toEqual(['en'])
  expect(await languagesIn('start', ['Anna'], ['button span', 'a'])).toEqual(['hr', 'en'])
})
