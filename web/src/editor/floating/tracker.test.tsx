import { waitFor } from '@blickfang/testing/wait-for.ts'
import { expect, test, vi } from 'vitest'
import { track } from './tracker.ts'

test('words that change look again once they rest, though nothing else has moved', async () => {
  document.body.innerHTML = '<main><h1>Hier</h1></main>'
  const paint = vi.fn()
  const untrack = track(paint)
  await waitFor(() => expect(paint).toHaveBeenCalledTimes(1))
  const [heading] = document.getElementsByTagName('h1')
  for (const letter of ' weiter') heading?.append(letter)
  await waitFor(() => expect(paint).toHaveBeenCalledTimes(2))
  untrack()
})
