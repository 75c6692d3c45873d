import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const connections = 10
const seconds = 5
const rounds = 3
const barePort = Number(process.env.BENCH_PORT ?? 3600) + 2

/** A cached page of the site beside a bare static Next page of the same size, in turns on the same machine; and the scripts of both. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const live = `${stack.url}/de`
  const bareUrl = `http://127.0.0.1:${barePort}/`
  const html = await (await fetch(live)).text()
  const bare = await startBare(Buffer.byteLength(html))
  try {
    const bareHtml = await (await fetch(bareUrl)).text()
    const rates: Record<'bare' | 'live', number[]> = { bare: [], live: [] }
    for (let round = 0; round < rounds; round++) {
      rates.bare.push(await rate(bareUrl))
      rates.live.push(await rate(live))
    }
    const [bareRate, liveRate] = [quantile(rates.bare, 0.5), quantile(rates.live, 0.5)]
    const [bareJs, liveJs] = [await scripts(bareUrl, bareHtml), await scripts(live, html)]
    const ratio = liveRate / bareRate
    return {
      name: 'live',
      columns: ['page', 'HTML kB', 'requests/s (median of 3)', 'scripts', 'JS kB gz'],
      rows: [
        [
          'bare static Next page (floor)',
          size(bareHtml),
          Math.round(bareRate),
          bareJs.count,
          (bareJs.bytes / 1000).toFixed(1),
        ],
        ['/de, cached', size(html), Math.round(liveRate), liveJs.count, (liveJs.bytes / 1000).toFixed(1)],
      ],
      aims: [
        { what: 'requests/s over the floor', measured: ratio.toFixed(2), aim: '>= 0.7', isMet: ratio >= 0.7 },
        {
          what: 'JS over the floor',
          measured: `${((liveJs.bytes - bareJs.bytes) / 1000).toFixed(1)} kB gz`,
          aim: '<= 10 kB gz',
          isMet: liveJs.bytes - bareJs.bytes <= 10_000,
        },
      ],
      notes: [`autocannon, ${connections} connections, ${seconds} s a round, load generator on the same machine`],
    }
  } finally {
    bare.kill('SIGKILL')
    await stack.stop()
  }
}

async function startBare(bytes: number): Promise<ReturnType<typeof spawn>> {
  const next = resolve('node_modules/next/dist/bin/next')
  const options = {
    cwd: 'bench/bare',
    env: { ...process.env, BARE_BYTES: String(bytes), NODE_ENV: 'production' as const },
  }
  execFileSync(process.execPath, [next, 'build'], { ...options, stdio: 'ignore' })
  const child = spawn(process.execPath, [next, 'start', '-p', String(barePort), '-H', '127.0.0.1'], {
    ...options,
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${barePort}/`).catch(() => null)
    if (answer?.ok) return child
    await sleep(100)
  }
  throw new Error('The bare page did not come up.')
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'identity' } })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} failed.`)
  return result.requests.average
}

async function scripts(base: string, html: string): Promise<{ count: number; bytes: number }> {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('noModule'))
    .map(([, source]) => source)
  let bytes = 0
  for (const source of new Set(sources))
    bytes += gzipSync(await (await fetch(new URL(source ?? '', base))).text()).length
  return { count: new Set(sources).size, bytes }
}

function size(html: string): string {
  return (Buffer.byteLength(html) / 1000).toFixed(0)
}
