import type { Browser, BrowserContext } from '@playwright/test'
import { barePort, startBare } from '../../bare-page.ts'
import { launch } from '../../editing/browser.ts'
import { openRound } from '../../game/open-round.ts'
import { type Weight, weighPage } from '../../game/weigh-page.ts'
import { pageScripts } from '../../page-scripts.ts'
import { startStack } from '../../stack.ts'
import type { Table } from '../../table.ts'

const aimBytes = 120_000

/** Weighs the play page before the map, with a game and without, then the map's addition, and below all of it the bare Next page. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  const bare = await startBare(40_000)
  try {
    const bareUrl = `http://127.0.0.1:${barePort}/`
    const floor = (await pageScripts(bareUrl, await (await fetch(bareUrl)).text())).bytes
    const url = `${stack.url}/de/game/play`
    const start = await onPhone(browser, (context) => weighPage(context, { url: `${stack.url}/de/game` }))
    const closed = await onPhone(browser, (context) => weighPage(context, { url, isMapAway: true }))
    const [played, withMap] = await onPhone(browser, async (context) => {
      await (await openRound(context, stack.url, ['Anna', 'Ben'])).close()
      const before = await weighPage(context, { url, isMapAway: true, hasGame: true })
      return [before, await weighPage(context, { url, hasGame: true })]
    })
    return tableOf({ floor, start, closed, played, withMap })
  } finally {
    bare.kill('SIGKILL')
    await browser.close()
    await stack.stop()
  }
}

/** Opens a browser of a phone's size without the service worker, which fetches all pages of the game for later. */
async function onPhone<T>(browser: Browser, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const result = await act(context)
  await context.close()
  return result
}

interface Weights {
  readonly floor: number
  readonly start: Weight
  readonly closed: Weight
  readonly played: Weight
  readonly withMap: Weight
}

function tableOf({ floor, start, closed, played, withMap }: Weights): Table {
  const row = (what: string, { scripts, rest }: Weight) => [what, kB(scripts), kB(scripts - floor), kB(rest)]
  const goal = (what: string, { scripts }: Weight) => ({
    what: `play page before the map, over the bare page, ${what}`,
    measured: `${kB(scripts - floor)} kB gz`,
    aim: `<= ${aimBytes / 1000} kB gz`,
    isMet: scripts - floor <= aimBytes,
  })
  if (played.supabase === 0) throw new Error('The open game came without Supabase’s client.')
  return {
    name: 'game-weight',
    columns: ['page', 'JS kB gz', 'over the bare page', 'all else kB gz'],
    rows: [
      ['bare Next page (floor)', kB(floor), 0, '–'],
      row('start of the game', start),
      row('play page, no game open', closed),
      row('play page, a game open: Supabase’s client is there', played),
      ['of it, the file of Supabase’s client', kB(played.supabase), '–', '–'],
      ['what the map adds', kB(withMap.scripts - played.scripts), '–', kB(withMap.rest - played.rest)],
    ],
    aims: [goal('no game open', closed), goal('a game open', played)],
    notes: ['everything that comes until the network is quiet; the map is what comes when it comes near the view'],
  }
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
