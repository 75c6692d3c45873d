import { randomUUID } from 'node:crypto'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { expect, inject, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { blackPicture, removePicture } from '../people/pictures.ts'

const { url, token } = inject('product')
const headers = { cookie: `payload-token=${token}`, origin: url }
const sent = countAttempts('uploads at once', 13)

interface Sent {
  readonly key: string
  readonly name: string
  readonly data: Buffer
}

/** Sends a file as the editor does: the same key again for as long as the server says that it still works on it. */
async function upload({ key, name, data }: Sent) {
  for (;;) {
    const form = new FormData()
    form.set('key', key)
    form.set('lang', 'de')
    form.set('file', new File([new Uint8Array(data)], name))
    const answer = await fetch(url + apiAddress('uploadMedia'), { method: 'POST', headers, body: form })
    const json = (await answer.json()) as { media?: { id: string }; code?: string }
    sent()
    if (json.code !== 'PICTURE_PENDING') return { status: answer.status, id: json.media?.id ?? '', code: json.code }
  }
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#123"/></svg>'

test('small files pass six large ones, none is refused for waiting, and what is sent twice is kept once', async () => {
  const large = Array.from({ length: 6 }, (_, index) => ({
    ...{ key: randomUUID(), name: `gross-${index}.png`, data: blackPicture(7_060, index) },
  }))
  const order: string[] = []
  const done = async (file: Sent) => {
    const answer = await upload(file)
    order.push(file.name)
    return answer
  }
  const waiting = large.map(done)
  const small = Array.from({ length: 4 }, (_, index) => ({
    ...{ key: randomUUID(), name: `klein-${index}.svg`, data: Buffer.from(drawing.replace('#123', `#${index}23`)) },
  }))
  const answers = await Promise.all([...waiting, ...small.map(done), ...large.slice(0, 3).map(upload)])
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.slice(10).map(({ id }) => id)).toEqual(answers.slice(0, 3).map(({ id }) => id))
  // One of them may wait for a process that starts beside the large ones.
  const early = order.slice(0, 5).filter((name) => name.startsWith('klein'))
  expect(early.length, order.join()).toBeGreaterThanOrEqual(3)
  for (const id of new Set(answers.map(({ id }) => id))) await removePicture({ id })
})
