import { join } from 'node:path'
import pg from 'pg'
import { apiAddress } from '../../shared/contract/src/api/api-address.ts'
import { launch } from '../editing/browser.ts'
import { keepFiles } from '../library/keep-files.ts'
import { deep, type Scrolled, scrollLibrary } from '../library/scroll-library.ts'
import { ms, quantile } from '../quantile.ts'
import { type Stack, startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const media = 20_000
const warmUp = 10
const asked = 60
/** As in the benchmark of the slider. */
const maxHeldUp = 0.02

/** Requests behind the things that a person does in the library; `turn` makes each request a different one. */
const questions: Readonly<Record<string, (turn: number) => string>> = {
  open: () => '',
  'next page': (turn) => `offset=${40 * (1 + (turn % 200))}`,
  'last page': () => `offset=${media - 40}`,
  'by name': (turn) => `sort=name&offset=${40 * (turn % 200)}`,
  'by size': (turn) => `sort=size&offset=${40 * (turn % 200)}`,
  folder: (turn) => `folder=Ordner ${turn % 20}`,
  tag: (turn) => `tag=Schlagwort ${turn % 50}&sort=created`,
  unused: () => 'unused=true',
  search: (turn) => `search=Schaufenster ${1000 + turn * 37}`,
  'search that finds much': () => 'search=Schaufenster',
  'folders and tags': () => 'facets',
}

/** The library with 20,000 media, of which 19,000 stand on pages: what each look at it takes on the server, and how it scrolls. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  try {
    await fill(stack)
    const asked = await ask(stack)
    return tableOf(asked, await scrollLibrary(browser, stack))
  } finally {
    await browser.close()
    await stack.stop()
  }
}

type Asked = Readonly<Record<string, readonly number[]>>

async function ask(stack: Stack): Promise<Asked> {
  const samples: Record<string, number[]> = {}
  for (const [name, question] of Object.entries(questions)) {
    samples[name] = []
    for (let turn = 0; turn < warmUp + asked; turn++) {
      const took = await timeOf(stack, question(turn))
      if (turn >= warmUp) samples[name].push(took)
    }
  }
  return samples
}

function tableOf(asked: Asked, scrolled: Awaited<ReturnType<typeof scrollLibrary>>): Table {
  const most = Math.max(...Object.values(asked).map((samples) => quantile(samples, 0.95)))
  const { floor, top, deep: far } = scrolled
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const row = (what: string, { work, longest, unseen }: Scrolled) =>
    `${what}: ${ms(work)} ms of work, longest task ${ms(longest)} ms, ${percent(unseen)} of the frames not on screen`
  const smooth = (what: string, { heldUp }: Scrolled) => ({
    what: `frames of 60 Hz held up while scrolling, ${what}`,
    measured: percent(heldUp),
    aim: `≤ ${percent(maxHeldUp)}`,
    isMet: heldUp <= maxHeldUp,
  })
  return {
    name: 'library',
    columns: ['20,000 media', 'n', 'p50 ms', 'p95 ms'],
    rows: Object.entries(asked).map(([name, samples]) => [
      name,
      String(samples.length),
      ms(quantile(samples, 0.5)),
      ms(quantile(samples, 0.95)),
    ]),
    aims: [
      { what: 'each, p95', measured: `${ms(most)} ms`, aim: '≤ 100 ms', isMet: most <= 100 },
      smooth('at the top', top),
      smooth(`after ${deep} media`, far),
    ],
    notes: [
      row('8,000 pixels of a bare page of pictures (floor)', floor),
      row('of the library', top),
      row(`of the library after ${deep} media`, far),
      'frames are drawn in software here: those of the floor say how many this machine can show',
    ],
  }
}

async function timeOf({ call }: Stack, question: string): Promise<number> {
  const address = question === 'facets' ? apiAddress('listMediaFacets') : `${apiAddress('listMedia')}?${question}`
  const begin = performance.now()
  const answer = await call(encodeURI(address))
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return performance.now() - begin
}

async function fill({ databaseUrl, dataDir }: Stack): Promise<void> {
  const names = Array.from({ length: media }, (_, index) => `bild-${index + 1}.jpg`)
  keepFiles(join(dataDir, 'media'), names)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into bf_media (original_filename, filename, media_type, bucket_folder, mime_type, filesize, alt_by_language, created_at, updated_at)
        select 'Bild ' || i || '.jpg', 'bild-' || i || '.jpg', 'image', 'Ordner ' || i % 20, 'image/jpeg', i * 7919 % 5000000,
          jsonb_build_object('de', 'Schaufenster ' || i), now() - make_interval(mins => i), now() - make_interval(mins => i * 31 % 20000)
        from generate_series(1, $1::int) i`,
      [media],
    )
    await client.query(
      `insert into bf_media_texts ("order", parent_id, path, text)
        select 1, id, 'tags', 'Schlagwort ' || row_number() over () % 50 from bf_media where filename like 'bild-%'`,
    )
    // A few at once: each is looked at by the triggers that keep status and uses.
    for (let from = 0; from < 19_000; from += 1_000)
      await client.query(
        `insert into bf_fields (name, kind, page_id, group_id, draft, published)
          select 'x' || d.id, 'media', g.page_id, g.id, d.draft, d.draft
          from (select id, jsonb_build_object('mediaId', id) as draft from bf_media where filename like 'bild-%' order by id limit 1000 offset $1) d,
            (select id, page_id from bf_groups where parent_id is null order by id limit 1) g`,
        [from],
      )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
