import type { Page } from '@playwright/test'
import { openToEdit } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const part = 5 * 1024 * 1024
const film = (name: string, first = 'ein Film ') => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from(first), Buffer.alloc(2 * part)]),
})

async function openLibrary(editor: Page, edit: string) {
  await openToEdit(editor, edit)
  await editor
    .getByRole('button', { name: 'Wählen Sie in den Optionen ein Video.' })
    .click({ position: { x: 20, y: 20 } })
  await editor.getByRole('button', { name: 'Video aus der Mediathek' }).click()
  const library = editor.getByRole('dialog', { name: 'Mediathek' })
  await expect(library.getByRole('radio', { name: 'Eigenes Video' })).toBeChecked()
  return library
}

test('a film is uploaded over a network that goes away, gets poster and captions, and plays for a visitor after a press', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const { id, edit, live } = await newPage({ groups: ['videoPlayer'] })
  const name = `Werkstatt ${id.slice(-6)}`
  const library = await openLibrary(editor, edit)
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])

  let parts = 0
  await editor.route('**/mux/upload/**', async (route) => {
    if (route.request().method() === 'PUT') parts += 1
    if (parts !== 2) return route.continue()
    await editor.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await library.locator('input[type=file][multiple]').setInputFiles(film(`${name}.mp4`))
  await expect(library.getByText(/^Wartet auf das Netz, bei \d+ %$/)).toBeVisible()
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  await editor.context().setOffline(false)

  const found = async () => (await call('listMedia', { type: 'video', search: name })).media[0]
  await expect.poll(async () => (await found())?.videoSettings?.status, { timeout: 60_000 }).toBe('ready')
  expect(parts).toBeGreaterThan(3)
  const tile = library.getByRole('button', { name: `${name}, 0:06` })
  await expect(tile).toHaveAttribute('aria-pressed', 'true')

  await expect(tile).toContainText('0:06')
  await library.getByRole('textbox', { name: 'Name' }).fill(`${name} neu`)
  await library.getByRole('spinbutton', { name: 'Sekunde des Films' }).fill('3')
  await expect(library.getByRole('button', { name: `${name} neu, 0:06` })).toBeVisible()
  await library.getByRole('button', { name: 'Als Standbild nehmen' }).click()
  await expect.poll(async () => (await found())?.videoSettings?.posterAt).toBe(3)
  const captions = library.locator('input[accept=".vtt,text/vtt"]').first()
  const file = (text: string) => ({ name: 'de.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) })
  await captions.setInputFiles(file('WEBVTT\n\n00:05.000 --> 00:02.000\nzurück\n'))
  await expect(library.getByRole('alert')).toContainText('Zeile 3: Der Untertitel endet, bevor er beginnt.')
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  await captions.setInputFiles(file('WEBVTT\n\n00:00.000 --> 00:05.000\nGuten Tag aus der Werkstatt\n'))
  await expect(library.getByRole('button', { name: 'Untertitel ersetzen: Deutsch' })).toBeVisible()
  await expect(library.getByRole('alert')).toHaveCount(0)

  await library.getByRole('button', { name: 'Video verwenden' }).click()
  await expect(editor.locator('main [data-block="videoPlayer"] [data-stage] img')).toBeVisible()
  const stored = async () => (await call('getDocument', { id, lang: 'de' })).document.groups[0]?.values['options.video']
  await expect.poll(stored).toBeTruthy()
  await call('publishPage', { id })
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await visitor.goto(live)
  await expect(visitor.getByRole('link', { name: 'Video abspielen' })).toBeVisible()
  expect(asked.filter((url) => url.includes('/mux/'))).toEqual([])
  await visitor.getByRole('link', { name: 'Video abspielen' }).click()
  const video = visitor.locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime > 0.2)).toBe(true)
  const words = () =>
    video.evaluate((one: HTMLVideoElement) => {
      const track = [...one.textTracks].find(({ kind, label }) => kind === 'captions' && label === 'Deutsch')
      if (track) track.mode = 'showing'
      return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text)
    })
  await expect.poll(words).toContain('Guten Tag aus der Werkstatt')
})

test('a film is paused and resumed; one that nobody can read, and a file that is none, are said with what to do @phone', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: ['videoPlayer'] })
  const library = await openLibrary(editor, edit)
  const files = library.locator('input[type=file][multiple]')
  await files.setInputFiles({ name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(library.getByText('Dateityp nicht erlaubt. Möglich sind Videos wie mp4, mov und webm.')).toBeVisible()
  await library.getByRole('button', { name: 'Ausblenden: «notiz.txt»' }).click()

  let free: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  await editor.route('**/mux/upload/**', async (route) => {
    await held
    await route.continue()
  })
  const name = `Kaputt ${id.slice(-6)}.mov`
  await files.setInputFiles(film(name, 'broken '))
  await library.getByRole('button', { name: `Hochladen von «${name}» anhalten` }).click()
  await expect(library.getByText(/^Angehalten bei \d+ %$/)).toBeVisible()
  free()
  const resume = library.getByRole('button', { name: `Hochladen von «${name}» fortsetzen` })
  await expect(resume).toBeVisible()
  await resume.click()
  await expect(
    library.getByRole('alert').filter({ hasText: 'Der Videodienst kann dieses Video nicht lesen.' }),
  ).toBeVisible({ timeout: 60_000 })
  await expect(async () => {
    const [found] = (await call('listMedia', { type: 'video', search: name.slice(0, -4) })).media
    expect(found?.videoSettings?.upload).toBe('failed')
  }).toPass()
})
