import { readFileSync } from 'node:fs'
import { apiAddress, routeOf } from '@blickfang/contract/api/api-address.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import type { EndpointName } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { contact } from '@blickfang/contract/settings/contact/section.ts'
import type { Locator, Page } from '@playwright/test'
import { type CatalogueName, errorCatalogue } from '../../../src/editor/testing/error-catalogue.ts'
import { expect, test } from '../../fixtures.ts'

type Language = 'de' | 'fr'
type Words = (key: string) => string

/** The words of a folder of the editor, by which its buttons are found in either language. */
function wordsOf(folder: string, language: Language): Words {
  const all = JSON.parse(readFileSync(`web/src/editor/${folder}/${language}.json`, 'utf8'))
  return (key) => key.split('.').reduce((tree, name) => tree[name], all)
}

const isCallOf = (name: EndpointName) => (url: URL) => url.pathname === apiAddress(name)

/** While `act` goes on the server refuses one call, as the catalogue has it; afterwards it is as before. */
async function refusing(
  page: Page,
  name: CatalogueName,
  { call, act }: { call: EndpointName; act: () => Promise<void> },
) {
  const { code } = errorCatalogue[name]
  if (!code) throw new Error(`Nobody refuses ${name}`)
  const status = errorStatus[code]
  const [method] = routeOf(call)
  await page.route(isCallOf(call), (route) =>
    route.request().method().toLowerCase() === method
      ? route.fulfill({ status, json: { success: false, status, code } })
      : route.fallback(),
  )
  await act()
  await page.unroute(isCallOf(call))
}

for (const language of ['de', 'fr'] as const) {
  const panels = wordsOf('locales/panels', language)
  const engine = wordsOf('locales/engine', language)
  const publishing = wordsOf('panels/publish/messages', language)
  const pages = wordsOf('panels/pages/messages', language)
  const settings = wordsOf('panels/settings/messages', language)
  const media = wordsOf('panels/media/messages', language)
  const crop = wordsOf('panels/media/crop/messages', language)
  const article = wordsOf('panels/article/messages', language)
  const problems = wordsOf('panels/conflict/messages', language)
  const common = wordsOf('locales/common', language)
  const said = (name: CatalogueName) => errorCatalogue[name][language]

  test(`what goes wrong is said where one looks, in the words of the person (${language})`, async ({
    editor,
    newPage,
    call,
  }) => {
    const { id, edit } = await newPage({ groups: ['textOnImage', 'newsFeedBoard'] })
    const photo = (await call('listMedia', { type: 'image' })).media.find(({ extension }) => extension === 'jpg')
    const { document } = await call('getDocument', { id, lang: 'de' })
    const image = document.groups[0]?.fields.find(({ name }) => name === 'image')
    await call('saveData', { itemType: 'field', linkId: image?.id ?? '', data: { mediaId: photo?.id ?? '' }, base: {} })
    // The account is everybody's in these journeys; only this window speaks another language.
    await editor.route(isCallOf('getLanguage'), (route) =>
      route.fulfill({ json: { success: true, status: 200, language, isOwn: true } }),
    )
    const toolbar = editor.getByRole('toolbar', { name: panels('toolbar.name') })
    const messages = editor.getByRole('region', { name: panels('messages') })
    const path = edit.split('?')[0]
    const open = async (query: string) => {
      await editor.goto(`${path}?${query}`, { waitUntil: 'commit' })
      await expect(toolbar).toBeVisible()
    }
    const tells = async (name: CatalogueName) => {
      const [title, sentence] = said(name).split(': ')
      const toast = messages.getByRole('listitem').filter({ hasText: title ?? '' })
      await expect(toast.filter({ hasText: sentence ?? '' }).first()).toBeVisible()
    }
    const press = (name: string, within: Locator | Page = editor) =>
      within.getByRole('button', { name, exact: true }).click()

    await open('toolbar=1')
    await press(panels('toolbar.publish'), toolbar)
    const dialog = editor.getByRole('dialog')
    await refusing(editor, 'publish', {
      call: 'publishPage',
      act: async () => {
        await press(publishing('publish.action'), dialog)
        await tells('publish')
      },
    })
    await press(publishing('publish.toRevert'), dialog)
    const question = editor.getByRole('alertdialog')
    await refusing(editor, 'revert', {
      call: 'revertPage',
      act: async () => {
        await press(publishing('revert.action'), question)
        await tells('revert')
      },
    })
    await press(common('cancel'), question)

    const picture = editor.locator('main img[data-field-kind="media"]').first()
    await picture.click()
    await editor.keyboard.press('Alt+Enter')
    await editor.getByRole('menuitem', { name: engine('menu.crop') }).click()
    await dialog.getByLabel(crop('sides.width')).fill('50')
    await refusing(editor, 'crop', {
      call: 'cropImage',
      act: async () => {
        await press(crop('apply'), dialog)
        await tells('crop')
      },
    })
    await press(common('cancel'), dialog)

    const board = editor.locator('main [data-block="newsFeedBoard"]')
    await board.locator('[data-field="title"]').first().click()
    await editor.locator('button', { hasText: new RegExp(`^${engine('menu.url')}$`) }).click()
    await dialog.getByRole('textbox').press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(said('noAddress'))
    await dialog.getByRole('textbox').fill('https://magazin.ch/artikel')
    await refusing(editor, 'article', {
      call: 'importArticle',
      act: async () => {
        await press(article('add'), dialog)
        await expect(dialog.getByRole('alert')).toHaveText(said('article'))
      },
    })
    await press(common('cancel'), dialog)

    const title = editor.locator('main [data-block="textOnImage"] [data-field="title"]').first()
    await title.click()
    await editor.keyboard.press('Alt+Enter')
    await refusing(editor, 'visibility', {
      call: 'saveValues',
      act: async () => {
        const [, hideText = ''] = /other \{([^}]+)\}/.exec(engine('menu.hideField')) ?? []
        await editor.getByRole('menuitem', { name: hideText, exact: true }).click()
        await toolbar.getByRole('button', { name: said('visibility') }).click()
        await expect(dialog.getByText(said('settings').split(': ')[1] ?? '')).toBeVisible()
      },
    })
    await press(problems('problems.dismiss'), dialog)
    await expect(dialog).toBeHidden()
    await expect(title).toBeVisible()

    await open('pageMenu=1')
    await editor
      .getByRole('button', { name: pages('newPage') })
      .first()
      .click()
    await expect(editor.locator('input:focus')).toBeVisible()
    await editor.keyboard.type('Werkstatt')
    await refusing(editor, 'create', {
      call: 'addPage',
      act: async () => {
        await editor.keyboard.press('Enter')
        await tells('create')
      },
    })

    await open('settings=1')
    const summary = editor.locator('summary').getByText(labelIn(contact.label, language), { exact: true })
    const section = editor.locator('details').filter({ has: summary })
    await summary.click()
    await refusing(editor, 'settings', {
      call: 'saveSettings',
      act: async () => {
        await section.getByLabel(labelIn(contact.options['contact.companyName'].label, language)).fill('Optik am See')
        await editor.keyboard.press('Tab')
        await tells('settings')
      },
    })
    await refusing(editor, 'changelog', {
      call: 'listChangelog',
      act: async () => {
        await press(settings('news'))
        await expect(dialog.getByText(said('changelog'))).toBeVisible()
      },
    })
    await dialog
      .getByRole('button', { name: common('close') })
      .first()
      .click()
    await press(settings('library'))
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') }
    await refusing(editor, 'upload', {
      call: 'uploadMedia',
      act: async () => {
        await dialog.locator('input[type=file]').first().setInputFiles(file)
        await expect(
          dialog.getByText(
            said('upload')
              .split(/ (?=Die|Le )/)
              .at(-1) ?? '',
          ),
        ).toBeVisible()
      },
    })
    await expect(dialog.getByText(media('uploadError').replace('{name}', 'a.png')).first()).toBeVisible()
  })
}
