import { expect, test, vi } from 'vitest'

test('journeys start a site of their own where E2E_BASE_URL is empty, as .env.example has it', async () => {
  vi.stubEnv('E2E_BASE_URL', '')
  // Any program will do: a machine without a browser reads this file too.
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  const { default: config } = await import('../../playwright.config.ts')
  expect(config.use?.baseURL).toBe('http://localhost:3100')
  vi.unstubAllEnvs()
})
