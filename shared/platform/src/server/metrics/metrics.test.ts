import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { counters, gauges, histograms } from './metric-names.ts'
import { Metrics } from './metrics.ts'

let metrics: Metrics

beforeEach(() => {
  metrics = new Metrics()
})

const lines = async () => (await metrics.open().metrics()).split('\n').filter((line) => line.startsWith('blickfang_'))

test('nothing is counted before somebody can ask', async () => {
  metrics.count('saves_total', { item: 'field' })
  metrics.open()
  metrics.count('saves_total', { item: 'field' })
  metrics.count('saves_total', { item: 'page' })
  metrics.count('saves_total', { item: 'field' })
  expect((await lines()).filter((line) => line.startsWith('blickfang_saves_total'))).toEqual([
    'blickfang_saves_total{item="field"} 2',
    'blickfang_saves_total{item="page"} 1',
  ])
})

test('a time is observed in seconds', async () => {
  metrics.open()
  metrics.observe('job_duration_seconds', 1_500, { job: 'sendMail' })
  expect(await lines()).toContain('blickfang_job_duration_seconds_sum{job="sendMail"} 1.5')
})

test('a gauge is read when somebody asks, and left out when it cannot be', async () => {
  metrics.read('page_cache_bytes', () => 42)
  metrics.read('outbox', async () => ({ mail: 3, cache: 0 }))
  metrics.read('database_connections', () => Promise.reject(new Error('away')))
  const shown = await lines()
  expect(shown).toContain('blickfang_page_cache_bytes 42')
  expect(shown).toContain('blickfang_outbox{kind="mail"} 3')
  expect(shown.filter((line) => line.startsWith('blickfang_database_connections'))).toEqual([])
})

test('docs/OPERATE.md says what each of them means', () => {
  const told = readFileSync('docs/OPERATE.md', 'utf8')
  const names = [counters, histograms, gauges].flatMap((part) => Object.keys(part))
  expect(names.filter((name) => !told.includes(`\`blickfang_${name}\``))).toEqual([])
})
