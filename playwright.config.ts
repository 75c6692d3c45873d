import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './local/src/testing/find-chromium.ts'
import type { EngineOptions } from './web/e2e/engines/engine-test.ts'
import type { Motion } from './web/e2e/fixtures.ts'
import { swisstopoSettings } from './web/e2e/map/stand-in-swisstopo.ts'

// `npm test` chooses free ports; a run by hand has these. E2E_BASE_URL: a site that already runs, with its data folder.
const port = process.env.E2E_PORT || '3100'
const cmsPort = process.env.E2E_CMS_PORT || '3101'
const baseURL = process.env.E2E_BASE_URL || `http://localhost:${port}`
process.env.E2E_DATA_DIR ||= '.data/test/e2e'
const isNight = process.env.ENGINES === 'all'
const engines = '**/engines/*.spec.ts'
// `npm test` has them first, one after the other, while its other lane uses what they leave of the processors.
const isAloneFirst = process.env.E2E_ALONE === 'first'
const others = ['desktop', 'phone', 'firefox']
const afterAlone = isAloneFirst ? { dependencies: ['alone'] } : {}

/** Journeys through a production start with its own database. A test tagged @phone also runs on a phone, one tagged
 * @alone beside no other, because it changes what everybody sees, and puts it back. */
export default defineConfig<Motion, EngineOptions>({
  testDir: 'web/e2e',
  globalSetup: './web/e2e/global-setup.ts',
  outputDir: 'test-results',
  // On two cores: a journey waits for timers and answers for a third of its time, and the other lane of `npm test` has ended before.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Decision 14: once more, and named at the end of `npm test`.
  retries: 1,
  // How long a busy machine takes says nothing about the product: what never comes still fails.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // Of every first run it would cost a quarter of the time that the runner itself takes.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without a process in reserve for every page.
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments, '--renderer-process-limit=1'] },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: engines,
      grepInvert: /@alone/,
      ...afterAlone,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: engines,
      grep: /@phone/,
      ...afterAlone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, motion: 'no-preference' },
    },
    // The nightly run has both with all of their journeys: `npm run test:nightly -- --only engines`.
    {
      name: 'firefox',
      testMatch: engines,
      ...(!isNight && { grep: /@short/ }),
      ...afterAlone,
      use: { engineName: 'firefox' },
    },
    ...(isNight ? [{ name: 'webkit', testMatch: engines, use: { engineName: 'webkit' } } as const] : []),
    {
      name: 'alone',
      testIgnore: engines,
      // And one after the other: what they change is the site's settings.
      workers: 1,
      grep: /@alone/,
      dependencies: isAloneFirst ? [] : others,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : {
        command: `"${process.execPath}" scripts/start.mjs --attached --demo --fresh --data "${process.env.E2E_DATA_DIR}"`,
        url: baseURL,
        // The federal map is offered on every map, so that it shows when one of them asks for it without a yes.
        env: { PORT: port, CMS_PORT: cmsPort, PUBLIC_URL: baseURL, ...swisstopoSettings },
        // The first run builds both apps.
        timeout: 900_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
})
