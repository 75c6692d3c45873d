import { watch } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { variantsOf } from '@blickfang/contract/content/media/picture-address.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { countAttempts } from './count-attempts.ts'
import { addressOf, type Picture, removePicture, uploadPicture } from './people/pictures.ts'

const { url } = inject('product')
const asked = countAttempts('pictures asked for at once', 200)
const scripts = countAttempts('script files asked for beside them', 40)
/** How much longer a script's file may take while pictures are made. */
const maxRatio = 10

let pictures: Picture[]

beforeAll(async () => {
  pictures = await Promise.all([1, 2, 3].map(uploadPicture))
  for (const { folder } of pictures) await mkdir(folder, { recursive: true })
  // The library makes all forms by itself; what it still makes would be counted.
  for (const { filename, width, folder } of pictures) {
    const count = variantsOf(filename, width).length
    await vi.waitFor(async () => expect(await made(folder)).toHaveLength(count), { timeout: 600_000, interval: 200 })
  }
})
afterAll(async () => {
  for (const picture of pictures) await removePicture(picture)
})
/** Nothing of a picture is made yet: what is kept may be deleted at any time. */
beforeEach(async () => {
  for (const { folder } of pictures) {
    for (const name of await readdir(folder)) await rm(join(folder, name))
  }
})

const made = async (folder: string) => (await readdir(folder)).filter(isForm)
const isForm = (name: string | null) => /^\d+\.\w+$/.test(name ?? '')

/** Counts how often each form is written while `act` runs. */
async function countEncodings(act: () => Promise<unknown>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const watchers = pictures.map(({ filename, folder }) =>
    watch(folder, (event, name) => {
      const key = `${filename}/${name}`
      if (event === 'rename' && isForm(name)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }),
  )
  try {
    await act()
  } finally {
    for (const watcher of watchers) watcher.close()
  }
  return counts
}

async function ask(picture: Picture, form: string): Promise<{ status: number; bytes: number }> {
  const answer = await fetch(addressOf(picture, form))
  const bytes = (await answer.arrayBuffer()).byteLength
  asked()
  return { status: answer.status, bytes }
}

/** A script's file, as every page loads one. */
async function scriptAddress(): Promise<string> {
  const page = await (await fetch(`${url}/de`)).text()
  const [, path] = /src="(\/_site\/[^"]+\.js)"/.exec(page) ?? []
  if (!path) throw new Error('The home page loads no script.')
  return `${url}${path}`
}

async function timeOfScript(script: string): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(script)
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  scripts()
  return performance.now() - begin
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

async function timesOfScript(script: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver() || times.length < 20) {
    times.push(await timeOfScript(script))
    await wait(20)
  }
  return times
}

test('40 clients that ask for one form at once get it, and it is made once', async () => {
  const [picture] = pictures as [Picture]
  const counts = await countEncodings(async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(picture, '1080.avif')))
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })
  expect(counts.get(`${picture.filename}/1080.avif`)).toBe(1)
})

test('all forms of three pictures, three times each: no form is made twice, and scripts come as ever beside them', async () => {
  const script = await scriptAddress()
  const alone = median(await timesOfScript(script, () => true))
  const wanted = pictures.flatMap((picture) =>
    variantsOf(picture.filename, picture.width).map(({ width, format }) => ({ picture, form: `${width}.${format}` })),
  )
  let isOver = false
  const beside = timesOfScript(script, () => isOver)
  const counts = await countEncodings(async () => {
    const answers = await Promise.all(
      [...wanted, ...wanted, ...wanted].map(({ picture, form }) => ask(picture, form)),
    ).finally(() => {
      isOver = true
    })
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
  const times = await beside
  console.log(
    `script alone ${alone.toFixed(1)} ms, beside ${median(times).toFixed(1)} ms, at worst ${Math.max(...times).toFixed(0)} ms`,
  )
  expect(counts.size).toBeGreaterThan(0)
  expect([...counts].filter(([, times]) => times > 1)).toEqual([])
  expect(median(times) / alone).toBeLessThan(maxRatio)
})

test('24 clients that go away keep nobody waiting, and who asks then gets the picture', async () => {
  const [first, second] = pictures as [Picture, Picture]
  const script = await scriptAddress()
  const alone = median(await timesOfScript(script, () => true))
  const leaving = new AbortController()
  const forms = variantsOf(first.filename, first.width).map(({ width, format }) => `${width}.${format}`)
  const gone = Array.from({ length: 24 }, (_, at) =>
    fetch(addressOf(at % 2 ? first : second, forms[at % forms.length] ?? ''), { signal: leaving.signal }).catch(() =>
      asked(),
    ),
  )
  await wait(100)
  leaving.abort()
  await Promise.all(gone)
  const after = await timesOfScript(script, () => true)
  expect(median(after) / alone).toBeLessThan(maxRatio)
  expect((await ask(first, '160.webp')).status).toBe(200)
})

test('a form that nobody keeps, or a question behind the address, makes nothing', async () => {
  // Of the others some may still be made for those who went away.
  const [, , picture] = pictures as [Picture, Picture, Picture]
  const counts = await countEncodings(async () => {
    for (const form of ['641.webp', '640.png', '0.avif', '99999.avif', '640.webp.jpg', '1920.jpg']) {
      expect((await ask(picture, form)).status).toBe(404)
    }
    for (let turn = 0; turn < 20; turn++) await ask(picture, `320.webp?p=${turn}`)
  })
  const own = [...counts].filter(([key]) => key.startsWith(`${picture.filename}/`))
  expect(own).toEqual([[`${picture.filename}/320.webp`, 1]])
})
