import { randomUUID } from 'node:crypto'
import { expect, findViolations, test } from '../fixtures.ts'
import { newGame } from './new-game.ts'

test('the bar redeems a winner’s coupon with one button, and sees at the second scan that it was used', async ({
  call,
  request,
  editor,
}) => {
  const game = await newGame(call, request, ['Mia <b>Keller</b>'])
  const [playerId = ''] = game.playerIds
  const clock = { clockTime: 1, clockCount: 0, clockNode: 'bar' }
  await game.write(
    'holes',
    game.holes.map((pageId) => ({ playerId, pageId, score: 3, ...clock })),
  )
  const { code } = await call('issueCoupon', { id: game.id, playerId, lang: 'de' })

  await editor.goto(`/de/edit/~redeem?game=${game.id}&code=${code}`)
  await expect(editor.getByRole('heading', { name: 'Gültig' })).toBeVisible()
  await expect(editor.getByText('Ein Gratisgetränk für Mia <b>Keller</b>.')).toBeVisible()
  expect(await findViolations(editor)).toEqual([])
  await editor.getByRole('button', { name: 'Jetzt einlösen' }).click()
  await expect(editor.getByRole('heading', { name: 'Eingelöst', exact: true })).toBeVisible()
  await editor.reload()
  await expect(editor.getByRole('heading', { name: 'Bereits eingelöst' })).toBeVisible()
  await expect(editor.getByRole('button')).toHaveCount(0)
})

test('who is not signed in at the bar is asked to, and comes back to the coupon', async ({ visitor }) => {
  await visitor.goto(`/de/edit/~redeem?game=${randomUUID()}&code=ABCD-EFGH`)
  await expect(visitor).toHaveURL(/\/de\/login\?next=%2Fde%2Fedit%2F%7Eredeem%3Fgame%3D/)
})
