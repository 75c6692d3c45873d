import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadDocument } from '../editor/app/load-document.ts'
import { readSite } from './read-site.ts'

/** Takes every question and answers none. */
const cms = createServer(() => undefined)

beforeAll(async () => {
  await once(cms.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(cms.address() as AddressInfo).port}`)
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100))
})
afterEach(() => {
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000)
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  cms.closeAllConnections()
  cms.close()
})

test.each([
  ['what every page needs', () => readSite('de')],
  ['a page to edit', () => loadDocument({ locale: 'de', segments: [], token: 'a' })],
])('%s is waited for so long and no longer', async (_, ask) => {
  await expect(ask()).rejects.toThrow()
})
