import { click, mount } from '@blickfang/testing/mount.tsx'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useShake } from './use-shake.ts'

let close: () => void = () => undefined
afterEach(() => {
  close()
  vi.useRealTimers()
})

function Input() {
  const [isShaking, shake] = useShake()
  return <button type="button" data-shaking={isShaking} onClick={shake} />
}

test('an input that refuses its value shakes from 50 to 300 ms, and each time anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { host, unmount } = await mount(<Input />)
  close = unmount
  const [button] = host.querySelectorAll('button')
  const at = async (ms: number) => {
    await act(async () => void vi.advanceTimersByTime(ms))
    return button?.dataset.shaking
  }
  for (const _ of ['first', 'second']) {
    if (button) await click(button)
    expect([await at(49), await at(1), await at(249), await at(1), await at(1_000)]).toEqual([
      'false',
      'true',
      'true',
      'false',
      'false',
    ])
  }
})
