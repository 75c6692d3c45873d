import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { createDatabase } from '../../local/src/postgres/create-database.ts'
import { startPostgres } from '../../local/src/postgres/start-postgres.ts'
import { type EditorCalls, editorCalls } from '../../local/src/testing/editor-calls.ts'
import { type OwnServer, startServer } from '../../local/src/testing/own-servers.ts'
import { signIn } from '../../local/src/testing/start-product.ts'
import { makeTitledPage, type TitledPage, titleAt } from '../../local/src/testing/titled-page.ts'
import { ms, quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const maxWebs = 3
const publishes = 40
const connections = 12
const seconds = 5
const maxMs = 200
const firstPort = Number(process.env.BENCH_PORT || 3600) + 10
const webPorts = Array.from({ length: maxWebs }, (_, index) => firstPort + index)
const cmsPorts = [firstPort + 10, firstPort + 11]

/** Two cms and one, two and three webs on one database: how many cached pages they answer together, and how soon all of them show what is published. */
export async function run(): Promise<Table> {
  // Builds, migrates and fills the shop in; from then on its database alone is used.
  const { dataDir, login, stop } = await startStack()
  await stop()
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  const started: OwnServer[] = []
  try {
    const databaseUrl = await createDatabase(postgres.url, 'blickfang')
    const urls = webPorts.map((port) => `http://127.0.0.1:${port}`)
    const [url = ''] = urls
    const shared = { PUBLIC_URL: url, DATABASE_URL: databaseUrl, WEB_INTERNAL_URL: urls.join() }
    for (const port of cmsPorts) started.push(await start({ name: 'cms', dataDir, port, env: shared }))
    const cms = started.map((server) => server.url)
    const token = await signIn(cms[0] ?? '', login, url)
    const editors = cms.map((server) => editorCalls({ url, token, server }))
    const page = await makeTitledPage(editors[0] as EditorCalls, 'Mehrere')
    const measured: Measured[] = []
    for (const [index, port] of webPorts.entries()) {
      const env = { PUBLIC_URL: url, CMS_URL: cms[index % cms.length] }
      started.push(await start({ name: 'web', dataDir, port, env }))
      measured.push(await measure(urls.slice(0, index + 1), page, editors))
    }
    return tableOf(measured)
  } finally {
    for (const server of started.reverse()) await server.stop()
    await postgres.stop()
  }
}

async function start(server: Parameters<typeof startServer>[0]): Promise<OwnServer> {
  const started = startServer(server)
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    const answer = await fetch(`${started.url}/readyz`).catch(() => null)
    if (answer?.status === 200) return started
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${server.name} was not ready within two minutes:\n${started.readLog().slice(-2000)}`)
}

interface Measured {
  readonly webs: number
  readonly rate: number
  /** From the call to its answer. */
  readonly answered: readonly number[]
  /** From the call until each web has answered a page with the new words. */
  readonly visible: readonly number[]
  /** Answers with earlier words after the publish was acknowledged. */
  readonly stale: number
}

async function measure(urls: readonly string[], page: TitledPage, editors: readonly EditorCalls[]): Promise<Measured> {
  await Promise.all(urls.map((url) => rateOf(url, 1, connections)))
  const rates = await Promise.all(urls.map((url) => rateOf(url, seconds, Math.round(connections / urls.length))))
  const [answered, visible]: [number[], number[]] = [[], []]
  let stale = 0
  for (let round = 0; round < publishes; round++) {
    const words = `${urls.length} Webs, Fassung ${round}`
    const editor = editors[round % editors.length] as EditorCalls
    await page.save(words, editor)
    const begin = performance.now()
    await page.publish(editor)
    answered.push(performance.now() - begin)
    const titles = await Promise.all(urls.map((url) => titleAt(url, page.path)))
    visible.push(performance.now() - begin)
    stale += titles.filter((title) => title !== words).length
  }
  return { webs: urls.length, rate: rates.reduce((sum, rate) => sum + rate, 0), answered, visible, stale }
}

async function rateOf(url: string, duration: number, lanes: number): Promise<number> {
  const headers = { 'accept-encoding': 'identity' }
  const result = await autocannon({ url: `${url}/de`, connections: lanes, duration, headers })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} failed.`)
  return result.requests.average
}

function tableOf(measured: readonly Measured[]): Table {
  const p95 = Math.max(...measured.map(({ visible }) => quantile(visible, 0.95)))
  const stale = measured.reduce((sum, each) => sum + each.stale, 0)
  const cores = availableParallelism()
  // The load generator has a core of its own to fill.
  const webs = Math.max(1, Math.min(maxWebs, cores - 1))
  const growth = (measured[webs - 1]?.rate ?? 0) / (measured[0]?.rate ?? 1)
  const least = 0.8 * webs
  return {
    name: 'replicas',
    columns: ['webs', 'requests/s', 'publish answered p50 ms', 'p95', 'visible on all p50 ms', 'p95', 'stale answers'],
    rows: measured.map((each) => [
      ...[each.webs, Math.round(each.rate), ms(quantile(each.answered, 0.5)), ms(quantile(each.answered, 0.95))],
      ...[ms(quantile(each.visible, 0.5)), ms(quantile(each.visible, 0.95)), each.stale],
    ]),
    aims: [
      {
        what: 'publish to visible on all, p95, ms',
        measured: ms(p95),
        aim: `<= ${maxMs}`,
        isMet: p95 <= maxMs,
      },
      { what: 'stale answers', measured: String(stale), aim: '0', isMet: stale === 0 },
      {
        what: `requests of ${webs} webs over those of one, as many as have a core here`,
        measured: growth.toFixed(2),
        aim: `>= ${least.toFixed(1)}`,
        isMet: growth >= least,
      },
    ],
    notes: [
      `load of the machine at the end ${loadavg()[0]?.toFixed(1)}`,
      `${cores} cores, shared by webs, cms, Postgres and the load generator: more webs than cores left cannot answer more`,
      `autocannon on /de, ${connections} connections in all, ${seconds} s; 2 cms in turns, ${publishes} publishes a row`,
    ],
  }
}
