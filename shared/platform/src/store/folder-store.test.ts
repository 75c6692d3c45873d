import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FolderStore } from './folder-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is written below a prefix while that is removed fails no removal', async () => {
  const store = new FolderStore(folder)
  for (let round = 0; round < 20; round++) {
    const writes = Array.from({ length: 30 }, (_, index) =>
      store.write(`pictures/a.png/${index}.webp`, Buffer.alloc(64)),
    )
    // A write whose folder goes meanwhile may fail: its picture is gone.
    const written = Promise.allSettled(writes)
    await store.removeAll('pictures/a.png/')
    await written
  }
  await store.removeAll('pictures/a.png/')
  expect(await store.find('pictures/a.png/0.webp')).toBeNull()
})
