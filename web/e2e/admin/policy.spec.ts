import { expect, test } from '../fixtures.ts'

const screens = [
  '/admin',
  '/admin/account',
  '/admin/globals/bf-settings',
  '/admin/collections/bf-pages',
  '/admin/collections/bf-media',
  '/admin/collections/bf-media/create',
  '/admin/collections/bf-job-offers/create',
  '/admin/collections/bf-users',
]

test('the admin’s policy lets its own scripts run and no other, on all main screens', async ({ editor: page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`)
  })
  for (const screen of screens) {
    const answer = await page.goto(screen)
    expect(answer?.status(), screen).toBe(200)
    expect(answer?.headers()['content-security-policy'], screen).toMatch(
      /script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic'/,
    )
    await expect(page.locator('main, .template-default').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  // Lexical, which is fetched when it is needed, takes words.
  await page.goto('/admin/collections/bf-job-offers/create')
  const words = page.locator('[data-lexical-editor]').first()
  await words.click()
  await words.pressSequentially('Sie schleifen Gläser.')
  await expect(words).toHaveText('Sie schleifen Gläser.')
  expect(refused).toEqual([])

  // As a stranger's words would bring it: written into the page, and run by the picture that does not come.
  const hasRun = await page.evaluate(async () => {
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = '<img src="data:image/png,nothing" onerror="window.strangerRan = true">'
    const picture = box.querySelector('img')
    await new Promise((resolve) => picture?.addEventListener('error', resolve))
    return 'strangerRan' in window
  })
  expect(hasRun).toBe(false)
  expect(refused).toHaveLength(1)
})

test('who signs in meets the same policy', async ({ visitor: page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(message.text())
  })
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill('wer@example.com')
  await expect(page.locator('input[name="email"]')).toHaveValue('wer@example.com')
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})
