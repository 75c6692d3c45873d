import { statSync } from 'node:fs'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { HtmlValidate } from 'html-validate'
import { expect, findViolations, test } from './fixtures.ts'

const pages = [
  '/de',
  '/de/leistungen',
  '/de/fassungen',
  '/de/kurse',
  '/de/service/brillenberatung',
  '/de/team',
  '/de/kontakt',
  '/de/gesundheitsoptik-tag',
  '/de/impressum',
  '/fr',
  '/fr/contact',
  '/de/gibt-es-nicht',
]

for (const path of pages) {
  test(`${path} is accessible, valid, quiet, and loads nothing from elsewhere`, async ({ visitor, baseURL }) => {
    const foreign: string[] = []
    const complaints: string[] = []
    visitor.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    visitor.on('console', (message) => {
      // The browser notes the status of the «not found» page itself.
      if (message.type() === 'error' && !message.text().includes('status of 404')) complaints.push(message.text())
    })
    visitor.on('pageerror', (error) => complaints.push(error.message))
    const answer = await visitor.goto(path)
    const html = (await answer?.text()) ?? ''
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
    await visitor.emulateMedia({ reducedMotion: 'reduce' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.emulateMedia({ colorScheme })
      expect(await findViolations(visitor), colorScheme).toEqual([])
    }
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })
}

test('what is not accessible is found, also in a frame', async ({ visitor }) => {
  await visitor.goto('/de/impressum')
  await visitor.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<html lang="de"><button></button>' })
    const grey = Object.assign(document.createElement('p'), {
      style: 'color: #eee; background: #fff',
      textContent: 'blass',
    })
    document.querySelector('main')?.append(grey, frame)
    return new Promise((resolve) => frame.addEventListener('load', resolve))
  })
  const found = (await findViolations(visitor)).map((sentence) => sentence.split(':')[0])
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast', 'frame-title']))
})

test('without scripts a visitor reads every page and opens the menu of a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByText('Menü', { exact: true }).click()
  await page.getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/kontakt$/)
  await expect(page.getByRole('main').getByText('Marktgasse').first()).toBeVisible()
  await expect(page.getByText('09:00–12:15').first()).toBeVisible()
  await context.close()
})

test('a submenu opens by hover, by keyboard, and without scripts', async ({ visitor, browser, baseURL }) => {
  await visitor.goto('/de')
  const word = visitor.getByRole('button', { name: 'Leistungen' })
  const entry = visitor
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Kontaktlinsen' })
  await expect(entry).toBeHidden()
  await word.hover()
  await expect(entry).toBeVisible()
  await visitor.mouse.move(0, 800)
  await expect(entry).toBeHidden()
  await word.press('Enter')
  await expect(word).toHaveAttribute('aria-expanded', 'true')
  await entry.focus()
  await visitor.keyboard.press('Escape')
  await expect(word).toBeFocused()
  await expect(entry).toBeHidden()

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/de')
  await still.getByRole('button', { name: 'Leistungen' }).focus()
  await still.getByRole('link', { name: 'Kontaktlinsen' }).first().click()
  await expect(still).toHaveURL(/kontaktlinsen$/)
  await context.close()
})

test('the mobile menu is a modal: it holds the focus, stops the page, and closes by Escape', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto('/de')
  const toggle = visitor.locator('#site-menu > summary')
  await toggle.click()
  const menu = visitor.getByRole('navigation', { name: 'Menü', exact: true })
  await expect(menu.getByRole('link', { name: 'Kontakt', exact: true })).toBeVisible()
  await expect(visitor.locator('main')).toHaveAttribute('inert')
  await expect(visitor.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await findViolations(visitor)).toEqual([])
  await visitor.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(visitor.locator('main')).not.toHaveAttribute('inert')
  await expect(visitor.locator('html')).toHaveCSS('overflow', 'visible')
})

test('the menu of a phone has its first level, languages and telephone in sight, and one list of pages open at most', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto('/de/service/kontaktlinsen')
  await visitor.locator('#site-menu > summary').click()
  const panel = visitor.locator('#site-menu > div')
  const current = panel.getByRole('link', { name: 'Kontaktlinsen' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toBeInViewport()
  const team = panel.getByText('Team', { exact: true }).first()
  await team.click()
  await expect(current).toBeHidden()
  await expect(panel.getByRole('link', { name: 'Stellen' })).toBeVisible()
  expect(await findViolations(visitor)).toEqual([])
  await team.click()
  for (const word of ['Leistungen', 'Team', 'Verband'])
    await expect(panel.getByText(word, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  for (const link of ['Kontakt', 'français'])
    await expect(panel.getByRole('link', { name: link, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('link', { name: /^Telefon / })).toBeInViewport({ ratio: 1 })
})

test('the header goes when one reads on and comes back when one looks for it', async ({ visitor }) => {
  await visitor.goto('/de')
  const header = visitor.locator('#site-header')
  await expect(header).toHaveAttribute('data-scroll', 'top')
  await visitor.mouse.move(700, 500)
  await visitor.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await visitor.mouse.wheel(0, -200)
  await expect(header).toBeInViewport()
  await expect(header).toHaveAttribute('data-scroll', 'up')
})

test('the language switch leads to the same page, or home where that language lacks it', async ({ visitor }) => {
  await visitor.goto('/de/kontakt')
  const switcher = visitor.getByRole('navigation', { name: 'Sprache' })
  await switcher.getByRole('link', { name: /français/ }).click()
  await expect(visitor).toHaveURL(/\/fr\/contact$/)
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr')
  await visitor.goto('/de/agb')
  await expect(switcher.getByRole('link', { name: /français/ })).toHaveAttribute('href', '/fr')
})

test('search engines and those who share find what they look for', async ({ visitor, request, baseURL }) => {
  await visitor.goto('/de/kontakt')
  const head = visitor.locator('head')
  await expect(visitor).toHaveTitle('Kontakt – Optik Lindenhof, Winterthur')
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/de/kontakt`)
  await expect(head.locator('link[hreflang=fr]')).toHaveAttribute('href', `${baseURL}/fr/contact`)
  await expect(head.locator('link[hreflang=x-default]')).toHaveAttribute('href', `${baseURL}/de/kontakt`)
  await expect(head.locator('meta[property="og:title"]')).toHaveAttribute('content', /Kontakt/)
  const shop = JSON.parse((await visitor.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  expect(shop['@type']).toBe('Optician')
  expect(shop.address.postalCode).toBe('8400')
  expect(shop.openingHoursSpecification.length).toBeGreaterThan(4)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${baseURL}/de/kontakt</loc>`)
  expect(sitemap).not.toContain('/edit')
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /*/edit')
  expect(robots).toContain('Disallow: /admin')
})

test('tabs, bookmarks and start screens find the site’s icon, in pages, unasked and by the manifest', async ({
  visitor,
  request,
}) => {
  await visitor.goto('/fr')
  const head = visitor.locator('head')
  const named = await head
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(named).toHaveLength(3)
  const manifest = await request.get((await head.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { name, lang, icons } = await manifest.json()
  expect([name, lang]).toEqual(['Optik Lindenhof AG', 'fr'])
  const inManifest = icons.map(({ src }: { src: string }) => src)
  for (const address of [...named, ...inManifest, '/favicon.ico', '/apple-touch-icon.png']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\/(png|x-icon)$/)
  }
})

test('every kind of answer carries the security headers and tells nothing of the inside', async ({ request }) => {
  const page = await (await request.get('/de')).text()
  const files = Array.from(
    page.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js|woff2)(?:\?[^"]*)?)"/g),
    ([, path = '']) => path,
  )
  expect(files.map((path) => /\.(\w+)(\?|$)/.exec(path)?.[1])).toEqual(expect.arrayContaining(['css', 'js']))
  const paths = [
    ...files,
    '/sitemap.xml',
    '/de',
    '/de/gibt-es-nicht',
    '/xx',
    '/at/1/de',
    '/',
    '/de/edit',
    '/de/login',
    '/admin/login',
    apiAddress('listPages'),
    '/api/gibt-es-nicht',
    '/api/graphql',
    '/_next/static/gibt-es-nicht.js',
    '/_next/image?url=x&w=1',
    '/api/bf-media/picture/x-1.jpg/640.webp',
    '/_internal/revalidate',
    '/robots.txt',
    '/favicon.ico',
    '/de/manifest.webmanifest',
  ]
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toBeTruthy()
    expect(headers['content-security-policy'], path).toBeTruthy()
    expect(
      Object.keys(headers).filter((name) => /^x-(powered|nextjs|middleware)/.test(name)),
      path,
    ).toEqual([])
    const type = headers['content-type'] ?? ''
    // JSON has one charset alone, and names none.
    if (/^text\/|xml|javascript/.test(type)) expect(type, path).toMatch(/charset=utf-8/i)
    else if ((await answer.body()).length > 0)
      expect(type, path).toMatch(/^(application\/([\w.]+\+)?json|image\/|font\/)/)
    expect(await answer.text(), path).not.toMatch(/node_modules|\.tsx?:\d|\bat .+ \(.+:\d+:\d+\)/)
  }
})

test('a role leads to its page, an unknown address to a page that helps', async ({ visitor }) => {
  await visitor.goto('/fr/~contact')
  await expect(visitor).toHaveURL(/\/fr\/contact$/)
  const answer = await visitor.goto('/de/gibt-es-nicht')
  expect(answer?.status()).toBe(404)
  await visitor.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(visitor).toHaveURL(/\/de$/)
})

test('on paper the home page is its words and pictures on a few sheets', async ({ visitor }) => {
  await visitor.goto('/de')
  const pdf = await visitor.pdf({ format: 'A4' })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []
  expect(sheets.length).toBeLessThanOrEqual(5)
  await visitor.emulateMedia({ media: 'print' })
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByRole('button')).toHaveCount(0)
  const grounds = await visitor.evaluate(() =>
    [...document.querySelectorAll('main *, footer')].map((element) => getComputedStyle(element).backgroundImage),
  )
  expect(new Set(grounds)).toEqual(new Set(['none']))
})

test('what a start writes down and holds a key is its owner’s alone', () => {
  const modes = ['run.json', 'login.json', 'secrets.json', 'postgres/state.json'].map((file) => [
    file,
    statSync(`${process.env.E2E_DATA_DIR}/${file}`).mode & 0o077,
  ])
  expect(modes.filter(([, mode]) => mode !== 0)).toEqual([])
})
