import { setTimeout as wait } from 'node:timers/promises'
import { variantsOf } from '@blickfang/contract/content/media/picture-address.ts'
import { expect, inject, test } from 'vitest'
import { editorCalls } from '../testing/editor-calls.ts'
import { countAttempts } from './count-attempts.ts'
import { Editor } from './people/editor.ts'
import { addressOf, removePicture, uploadPicture } from './people/pictures.ts'
import { Player } from './people/player.ts'
import { makeEntry, sendEntry } from './people/sender.ts'
import { listGrowth, type Margin, type Sample, summarise } from './steady/growth.ts'
import { sampleProduct } from './steady/sample-product.ts'

const minutes = Number(process.env.STEADY_MINUTES || 3)
const lengthMs = minutes * 60_000
const product = inject('product')
const calls = editorCalls(product)
const samplesWanted = 120
const did = {
  read: countAttempts('pages read', minutes * 60),
  published: countAttempts('versions published', minutes * 10),
  sent: countAttempts('entries sent', minutes * 10),
  tapped: countAttempts('scores entered', minutes * 60),
  shown: countAttempts('forms of new pictures read', minutes * 10),
}
/** Growth of the databases by data that is kept on purpose, in MB each: earlier versions of pages, entries and mails, scores. */
const keptMB = { published: 0.01, sent: 0.005, tapped: 0.0005 }
const kept = { published: 0, sent: 0, tapped: 0 }

let isOver = false

/** Does one thing after the other, at its own pace, until all is over. */
async function keep(pauseMs: number, act: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    await act(turn)
    await wait(pauseMs)
  }
}

async function pathsOfSite(): Promise<readonly string[]> {
  const map = await (await fetch(`${product.url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>[^<]*?(\/(?:de|fr)[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
}

function keepReading(paths: readonly string[], from: number): Promise<void> {
  return keep(100, async (turn) => {
    const answer = await fetch(`${product.url}${paths[(from + turn) % paths.length]}`)
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    did.read()
  })
}

function keepEditing(editor: Editor): Promise<void> {
  return keep(1_000, async (turn) => {
    await editor.save()
    if (turn % 2 === 0) return
    await editor.publish()
    expect(await editor.look()).toBe('right')
    kept.published++
    did.published()
  })
}

function keepSending(): Promise<void> {
  return keep(2_000, async (turn) => {
    await sendEntry(makeEntry('steady', turn))
    kept.sent++
    did.sent()
  })
}

function keepTapping(player: Player): Promise<void> {
  return keep(500, async () => {
    await player.tap()
    kept.tapped++
    did.tapped()
  })
}

/** Gives the library a picture, reads some of its forms and takes it out again. */
function keepShowingPictures(): Promise<void> {
  return keep(5_000, async (turn) => {
    const picture = await uploadPicture(turn)
    for (const { width, format } of variantsOf(picture.filename, picture.width).slice(0, 4)) {
      const answer = await fetch(addressOf(picture, `${width}.${format}`))
      await answer.arrayBuffer()
      expect(answer.status).toBe(200)
      did.shown()
    }
    await removePicture(picture)
  })
}

async function keepSampling(): Promise<readonly Sample[]> {
  const samples: Sample[] = []
  const kept: number[] = []
  for (const end = performance.now() + lengthMs; performance.now() < end; ) {
    samples.push(await sampleProduct())
    kept.push(keptSoFar())
    await wait(lengthMs / samplesWanted)
  }
  return samples.map((sample, at) => ({ ...sample, 'databases MB': (sample['databases MB'] ?? 0) - (kept[at] ?? 0) }))
}

function keptSoFar(): number {
  return kept.published * keptMB.published + kept.sent * keptMB.sent + kept.tapped * keptMB.tapped
}

/** How much more in the last quarter of the run than in the second is no growth. */
function marginOf(what: string): Margin {
  if (what === 'connections') return { share: 0, plus: 5 }
  if (what.startsWith('files')) return { share: 0.1, plus: 10 }
  // A heap is cleared when it is full, not when it could be.
  if (what.startsWith('memory')) return { share: 0.15, plus: 40 }
  return { share: 0.02, plus: 24 }
}

test(`${minutes} minutes of readers, editors, forms, taps and pictures: memory, connections, open files and the data folder stay as they are`, {
  timeout: lengthMs + 600_000,
}, async () => {
  const editors = [await Editor.make(calls, 'Gina'), await Editor.make(calls, 'Hans')]
  const players = [await Player.make('Ida'), await Player.make('Jan')]
  const phones = await Promise.all(players.map((player) => player.listen()))
  const paths = await pathsOfSite()
  const people = Promise.all([
    ...[0, 1, 2].map((lane) => keepReading(paths, lane * 7)),
    ...editors.map(keepEditing),
    ...players.map(keepTapping),
    ...[keepSending(), keepShowingPictures()],
  ])
  // Who fails ends the drill at once.
  const sampling = keepSampling()
  const samples = await Promise.race([sampling, people.then(() => sampling)]).finally(() => {
    isOver = true
  })
  await people
  console.table(summarise(samples))
  expect(listGrowth(samples, marginOf)).toEqual([])

  for (const phone of phones) await phone.stop()
  for (const { page } of editors) await calls.dropPage(page)
})
