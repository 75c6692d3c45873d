import type { Call } from '@blickfang/contract/api/client.ts'
import { expect } from 'vitest'

/** A setting of the example's own is kept and held to its section, as one of ours is. */
export async function proveOwnSettings(call: Call): Promise<void> {
  const { settings, rev } = await call('getSettings', {})
  expect(settings).toMatchObject({ posts: { areShown: true } })
  const posts = { areShown: false }
  const saved = await call('saveSettings', { settings: { ...settings, ...{ posts } }, base: rev })
  expect(await call('getSettings', {})).toMatchObject({ settings: { posts } })
  await expect(
    call('saveSettings', { settings: { ...settings, ...{ posts: { areShown: 'no' } } }, base: saved.rev }),
  ).rejects.toMatchObject({ code: 'INVALID' })
  await call('saveSettings', { settings, base: saved.rev })
}
