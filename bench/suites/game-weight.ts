import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { barePort, startBare } from '../bare-page.ts'
import { launch } from '../editing/browser.ts'
import { pageScripts } from '../page-scripts.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const aimBytes = 120_000

interface Weight {
  scripts: number
  map: number
  rest: number
}

/** What the play page weighs before the map, what the map adds, and the bare Next page under both. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  const bare = await startBare(40_000)
  try {
    const bareUrl = `http://127.0.0.1:${barePort}/`
    const floor = (await pageScripts(bareUrl, await (await fetch(bareUrl)).text())).bytes
    const play = await weigh(browser, `${stack.url}/de/game/play`)
    const start = await weigh(browser, `${stack.url}/de/game`)
    const over = play.scripts - floor
    return {
      name: 'game-weight',
      columns: ['page', 'JS kB gz without the map', 'over the bare page', 'map JS kB gz', 'all else kB gz'],
      rows: [
        ['bare Next page (floor)', kB(floor), 0, 0, '–'],
        ['start of the game', kB(start.scripts), kB(start.scripts - floor), kB(start.map), kB(start.rest)],
        ['play page', kB(play.scripts), kB(over), kB(play.map), kB(play.rest)],
      ],
      aims: [
        {
          what: 'play page before the map, over the bare page',
          measured: `${kB(over)} kB gz`,
          aim: `<= ${aimBytes / 1000} kB gz`,
          isMet: over <= aimBytes,
        },
      ],
      notes: [
        'everything that comes until the network is quiet; MapLibre and its worker are the map’s',
        'no game is open: Supabase’s client, which comes with one and after the page, is not in it',
      ],
    }
  } finally {
    bare.kill('SIGKILL')
    await browser.close()
    await stack.stop()
  }
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  // Without the service worker, which fetches all pages of the game for later.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const weight: Weight = { scripts: 0, map: 0, rest: 0 }
  page.on('response', async (response) => {
    const body = await response.body().catch(() => null)
    if (!body) return
    const bytes = gzipSync(body).length
    const isScript = response.request().resourceType() === 'script' || /\.m?js$/.test(new URL(response.url()).pathname)
    if (!isScript) weight.rest += bytes
    else if (/maplibre/.test(response.url()) || /maplibregl/.test(body.toString('latin1'))) weight.map += bytes
    else weight.scripts += bytes
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return weight
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
