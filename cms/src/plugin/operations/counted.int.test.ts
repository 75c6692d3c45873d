import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../jobs/jobs.generated.ts'
import { countWaiting } from '../queue/count-waiting.ts'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function counted(name: string): Promise<string[]> {
  const text = await metrics().open().metrics()
  return text.split('\n').filter((line) => line.startsWith(`blickfang_${name}`))
}

test('saves, saves that meet another one, and publishes are counted once each', async () => {
  const page = await makePage(cms)
  metrics().open()
  const save = (text: string) =>
    cms.call(saveData, {
      itemType: 'field',
      linkId: page.fieldId('title'),
      data: { content: { de: { text } } },
      base: {},
    })
  const answers = [await save('Eins'), await save('Zwei')]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  await page.publish()
  expect(await counted('saves_total')).toEqual(['blickfang_saves_total{item="field"} 1'])
  expect(await counted('conflicts_total')).toEqual(['blickfang_conflicts_total{item="field"} 1'])
  expect(await counted('publishes_total')).toEqual(['blickfang_publishes_total{result="done"} 1'])
  expect(await counted('publish_duration_seconds_count')).toEqual(['blickfang_publish_duration_seconds_count 1'])
})

test('what waits to be handed on is counted by where it goes', async () => {
  expect(await countWaiting(cms.db, jobs)).toEqual({ cache: 0, mail: 0, job: 0 })
})
