import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The browser for journeys and benchmarks: the one that CHROMIUM_PATH names, else Chromium's headless shell, which draws no window
 * around the page and needs half of the processor's time (decision 14), else Playwright's, else the system's.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const all = [env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', chromium.executablePath(), ...system]
  const found = all.find((path) => path && existsSync(path))
  if (!found) throw new Error('No Chromium found. Install one (npx playwright install chromium), or set CHROMIUM_PATH.')
  return found
}

/** No sandbox, for containers and root; and no calls home, which would disturb tests and measurements. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
