import { expect, findViolations, test } from '../fixtures.ts'

const blocks = [
  { block: 'Mehrere Texte mit Knopf', name: 'multiCta', card: 'multiCtaCard', one: 'Text mit Knopf' },
  { block: 'Bildcollage', name: 'imageCollage', card: 'imageCollagePicture', one: 'Bild' },
  { block: 'Produkte', name: 'productBoard', card: 'productCard', one: 'Produkt' },
  { block: 'Schritte', name: 'stepFeedBoard', card: 'stepFeedCard', one: 'Schritt' },
  { block: 'Kurse', name: 'courses', card: 'courseCard', one: 'Kurs' },
]

for (const { block, name, card, one } of blocks) {
  test(`an editor adds «${block}» with a card more and her own title, and visitors read it without scripts`, async ({
    editor,
    browser,
    baseURL,
    newPage,
    call,
  }) => {
    const { id, edit, live } = await newPage({ groups: [] })
    await editor.goto(edit)
    await editor.getByRole('button', { name: 'Ersten Block einfügen' }).click()
    await editor
      .getByRole('dialog', { name: 'Block hinzufügen' })
      .getByRole('button', { name: new RegExp(`^${block}`) })
      .click()
    const cards = editor.locator(`main [data-block="${card}"]`)
    await expect(cards.first()).toBeVisible()
    const before = await cards.count()
    await editor.locator(`main [data-block="${name}"]`).hover({ position: { x: 20, y: 20 } })
    await editor.getByRole('button', { name: `${one} hinzufügen`, exact: true }).click()
    await expect(cards).toHaveCount(before + 1)
    await editor.locator(`main [data-block="${name}"] [data-field="title"]`).first().click()
    await editor.keyboard.press('ControlOrMeta+a')
    await editor.keyboard.type('Von Hand gesetzt')
    await editor.keyboard.press('Enter')
    await expect(
      editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).getByRole('status').last(),
    ).toHaveText('Gespeichert')
    await call('publishPage', { id })

    const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const page = await still.newPage()
    await page.goto(live)
    await expect(page.getByRole('heading', { level: 1, name: 'Von Hand gesetzt' })).toBeVisible()
    await still.close()
    const small = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 320, height: 640 } })
    const visitor = await small.newPage()
    await visitor.goto(live)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await findViolations(visitor, 'main')).toEqual([])
    await small.close()
  })
}

test('an editor adds a video by its address, hears of one that is none, and a visitor plays it in a frame after a yes', async ({
  editor,
  browser,
  baseURL,
  newPage,
  call,
}) => {
  const { id, edit, live } = await newPage({ groups: [] })
  await editor.goto(edit)
  await editor.getByRole('button', { name: 'Ersten Block einfügen' }).click()
  await editor
    .getByRole('dialog', { name: 'Block hinzufügen' })
    .getByRole('button', { name: /^Video/ })
    .click()
  const block = editor.locator('main [data-block="videoPlayer"]')
  await expect(block.getByText('Wählen Sie in den Optionen ein Video.')).toBeVisible()
  await block.locator('[data-field="title"]').focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Optionen…' }).press('Enter')
  const address = editor.getByLabel('Adresse bei YouTube oder Mux')
  await address.fill('https://vimeo.com/76979871')
  await address.press('Enter')
  await expect(editor.getByText('Bitte geben Sie eine gültige YouTube-URL ein')).toBeVisible()
  await address.fill('https://youtu.be/missing-one')
  await address.press('Enter')
  await expect(editor.getByText('Dieses Video gibt es nicht, oder es ist nicht öffentlich.')).toBeVisible()
  await address.fill('https://youtu.be/dQw4w9WgXcQ?si=abc')
  await address.press('Enter')
  await expect(block.getByAltText('So setzen Sie eine Linse ein')).toBeVisible()
  await expect(editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).getByRole('status').last()).toHaveText(
    'Gespeichert',
  )
  await call('publishPage', { id })

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' })
  const answer = await visitor.goto(live)
  expect(answer?.headers()['content-security-policy']).toMatch(
    /frame-src 'self' https:\/\/connect\.shore\.com http:\/\/127\.0\.0\.1:\d+;/,
  )
  await visitor.getByRole('link', { name: 'Video abspielen: So setzen Sie eine Linse ein' }).click()
  await visitor.getByRole('button', { name: 'Video laden' }).click()
  await expect(visitor.frameLocator('main iframe').getByText('YouTube dQw4w9WgXcQ spielt hier.')).toBeVisible()
  await visitor.close()
})

test('a visitor closes the round note, and it stays away on the next page view of this tab @phone', async ({
  browser,
  baseURL,
}) => {
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' })
  await visitor.goto('/de/leistungen')
  const note = visitor.getByRole('complementary', { name: 'Hinweis' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Hinweis schliessen' }).click()
  await expect(note).toBeHidden()
  await visitor.goto('/de')
  await visitor.goto('/de/leistungen')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toBeHidden()
  await visitor.close()
})
