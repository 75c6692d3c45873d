import { expect, test, vi } from 'vitest'

test('journeys start a site of their own where E2E_BASE_URL is empty, as .env.example has it', async () => {
  vi.stubEnv('E2E_BASE_URL', '')
  // Any program will do: a machine without a browser reads this file too.
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  const { default: config } = await import('../../playwright.config.ts')
  expect(config.use?.baseURL).toBe('http://localhost:3100')
  vi.unstubAllEnvs()
})

test.each([
  ['', { desktop: [], phone: [], firefox: [], alone: ['desktop', 'phone', 'firefox'] }],
  ['first', { desktop: ['alone'], phone: ['alone'], firefox: ['alone'], alone: [] }],
])('journeys that change what everybody sees run beside no other: E2E_ALONE is «%s»', async (when, waits) => {
  vi.stubEnv('E2E_ALONE', when)
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.resetModules()
  const { default: config } = await import('../../playwright.config.ts')
  expect(Object.fromEntries(config.projects?.map(({ name, dependencies = [] }) => [name, dependencies]) ?? [])).toEqual(
    waits,
  )
  vi.unstubAllEnvs()
})
