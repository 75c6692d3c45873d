import { click, mount } from '@blickfang/testing/mount.tsx'
import { act, useCallback, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRead } from './use-read.ts'

type Asked = { readonly page: string; readonly answer: (text: string) => void; readonly fail: (why: Error) => void }

let asked: Asked[] = []
let close: () => void = () => undefined
beforeEach(() => {
  asked = []
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Part() {
  const [page, setPage] = useState('a')
  const read = useCallback(() => new Promise<string>((answer, fail) => void asked.push({ page, answer, fail })), [page])
  const { answer, failure, readAgain } = useRead(read, (text) => text === 'moving' && 2_000)
  return (
    <>
      <output>{failure instanceof Error ? failure.message : (answer ?? 'nothing')}</output>
      <button type="button" onClick={() => void readAgain()} />
      <button type="button" onClick={() => setPage('b')} />
    </>
  )
}

async function show() {
  const { host, unmount } = await mount(<Part />)
  close = unmount
  const [again, next] = host.querySelectorAll('button') as unknown as HTMLButtonElement[]
  const say = async (index: number, how: (one: Asked) => void) => {
    await act(async () => how(asked[index] as Asked))
    return host.textContent
  }
  return { host, say, again: () => click(again as HTMLElement), next: () => click(next as HTMLElement) }
}

test('a failure is told until it is read again, and an answer stays meanwhile', async () => {
  const { host, say, again } = await show()
  expect(host.textContent).toBe('nothing')
  expect(await say(0, ({ fail }) => fail(new Error('away')))).toBe('away')
  await again()
  expect(host.textContent).toBe('nothing')
  expect(await say(1, ({ answer }) => answer('one'))).toBe('one')
  await again()
  expect(host.textContent).toBe('one')
  expect(await say(2, ({ answer }) => answer('two'))).toBe('two')
})

test('an answer to what was read before counts no more', async () => {
  const { host, say, next } = await show()
  await say(0, ({ answer }) => answer('of a'))
  await next()
  expect(host.textContent).toBe('nothing')
  expect(asked.map(({ page }) => page)).toEqual(['a', 'b'])
  expect(await say(1, ({ answer }) => answer('of b'))).toBe('of b')
  expect(await say(0, ({ answer }) => answer('late'))).toBe('of b')
})

test('an answer that is on the move is read again until it rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { say } = await show()
  const wait = () => act(async () => void vi.advanceTimersByTime(2_000))
  await say(0, ({ answer }) => answer('moving'))
  await wait()
  expect(asked).toHaveLength(2)
  // Slower than the pause.
  await wait()
  expect(asked).toHaveLength(2)
  await say(1, ({ fail }) => fail(new Error('away')))
  await wait()
  expect(asked).toHaveLength(3)
  expect(await say(2, ({ answer }) => answer('at rest'))).toBe('at rest')
  await wait()
  expect(asked).toHaveLength(3)
})
