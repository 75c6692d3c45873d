import type { Call } from '@blickfang/contract/api/client.ts'
import type { Page } from '@playwright/test'
import { changeSettings, expect, findViolations, test } from './fixtures.ts'

/** Names a tracker in the settings: all visitors are asked from now on. */
async function nameTracker(call: Call, id: string): Promise<void> {
  const none = { id: '' }
  await changeSettings(call, () => ({ tracking: { analytics: { id }, tagManager: none, pixel: none } }))
}

/** Records the requests to the tracker's host. */
async function watchTracker(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.isTracking = true' })
  })
  return asked
}

test('a site with a tracker asks calmly, loads it after a yes only, and takes the yes back @alone', async ({
  page,
  call,
}) => {
  const asked = await watchTracker(page)
  const address = 'https://www.googletagmanager.com/gtag/js?id=G-E2E1'
  await nameTracker(call, 'G-E2E1')
  try {
    await page.goto('/de/impressum')
    const question = page.getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' })
    await expect(question).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(asked).toEqual([])
    // The page is not held up by it.
    await page.getByRole('link', { name: 'Kontakt' }).first().click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Ja, zählen' }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => asked).toEqual([address])
    // It is asked for before it runs.
    await expect.poll(() => page.evaluate(() => 'isTracking' in window)).toBe(true)

    await page.goto('/de/service/augenpruefung')
    await page.getByRole('button', { name: 'Nächste Karte' }).click()
    const commands = () => page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as never[])))
    await expect.poll(commands).toContainEqual(['event', 'slider_progress_update', expect.anything()])
    await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).click()
    const choices = page.getByRole('dialog', { name: 'Was wir laden dürfen' })
    await expect(choices.getByRole('checkbox', { name: 'Statistik' })).toBeChecked()
    expect(await findViolations(page, '#consent')).toEqual([])
    await choices.getByRole('button', { name: 'Nichts erlauben' }).click()
    await expect(choices).toBeHidden()
    // The dialog goes back over its entry of the history, which would stop what is opened meanwhile.
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
    const before = asked.length
    await page.goto('/de/impressum')
    await expect(page.getByRole('button', { name: 'Datenschutz-Einstellungen' })).toBeVisible()
    expect([asked.length - before, await page.evaluate(() => 'isTracking' in window)]).toEqual([0, false])
  } finally {
    await nameTracker(call, '')
  }
  await page.evaluate(() => localStorage.clear())
  await page.goto('/de/impressum')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('#visits')).toHaveCount(0)
})
