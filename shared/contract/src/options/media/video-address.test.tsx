import { click, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ControlServices } from '../control.ts'
import { VideoAddress } from './video-address.tsx'

let close: () => void = () => undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  close()
  vi.useRealTimers()
})

test.each([
  ['de', 'kein Video', {}, 3_000, 'Bitte geben Sie eine gültige YouTube-URL ein'],
  ['fr', 'pas une vidéo', {}, 3_000, 'Veuillez saisir une URL YouTube valable'],
  ['de', 'dQw4w9WgXcQ', { failure: 'Dieses Video gibt es nicht.' }, 3_000, 'Dieses Video gibt es nicht.'],
  ['de', 'dQw4w9WgXcQ', { id: 'm' }, 2_000, 'Video übernommen'],
] as const)(
  'what came of an address is said for its time (%s, «%s», %o)',
  async (language, typed, answer, ms, sentence) => {
    const services = { language, addVideo: async () => answer } as unknown as ControlServices
    const { host, unmount } = await mount(<VideoAddress id="video" services={services} onAdd={() => undefined} />)
    close = unmount
    const said = () => host.querySelector('[role="status"]')?.textContent ?? ''
    await typeInto(host.querySelector('input') as HTMLInputElement, typed)
    await click(host.querySelector('button') as HTMLButtonElement)
    const pass = (by: number) => act(async () => void vi.advanceTimersByTime(by))
    await pass(ms - 1)
    expect(said()).toContain(sentence)
    await pass(1)
    expect(said()).toBe('')
  },
)
