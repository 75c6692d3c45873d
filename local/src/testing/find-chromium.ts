import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const shell = '/usr/bin/chromium-headless-shell'

/**
 * The browser for journeys and benchmarks: the one that CHROMIUM_PATH names, else Chromium's headless shell, which draws no window
 * around the page and needs half of the processor's time, else a whole one.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  return env.CHROMIUM_PATH || (existsSync(shell) ? shell : findWholeChromium(env))
}

/** A browser with all that people have, such as the cache of pages one comes back to: the named one, Playwright's, else the system's. */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const known = [chromium.executablePath(), ...system]
  const found = env.CHROMIUM_PATH || known.find((path) => existsSync(path))
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
