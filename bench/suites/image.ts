import { join } from 'node:path'
import { type Images, prepareImages, sizeOf } from '../../tests/src/docker/prepare-images.ts'
import { untilAnswers } from '../../tests/src/docker/start-image.ts'
import { ms, quantile } from '../quantile.ts'
import type { Table } from '../table.ts'

const starts = 5

/** The production trees of both servers as docker/Dockerfile makes them: how large they are, and how long each takes from its start until it is ready. */
export async function run(): Promise<Table> {
  const images = await prepareImages(Number(process.env.BENCH_PORT || 3600))
  try {
    await images.runOnce('migrate')
    await images.runOnce('seed', ['node', '../scripts/seed.mjs', '--demo'])
    const cms = await startSeveral(images, 'cms')
    // Web is ready when the cms is.
    const running = images.start('cms')
    await untilAnswers(`${images.settings.CMS_URL}/readyz`, running)
    const web = await startSeveral(images, 'web')
    return tableOf(images, { cms, web })
  } finally {
    await images.close()
  }
}

/** Milliseconds from the command to `/readyz` saying yes, for one start after the other. */
async function startSeveral(images: Images, name: 'cms' | 'web'): Promise<readonly number[]> {
  const url = name === 'cms' ? images.settings.CMS_URL : images.settings.PUBLIC_URL
  const times: number[] = []
  for (let round = 0; round < starts; round++) {
    const begin = performance.now()
    const server = images.start(name)
    await untilAnswers(`${url}/readyz`, server)
    times.push(performance.now() - begin)
    await server.stop()
  }
  return times
}

function tableOf(images: Images, times: Readonly<Record<'cms' | 'web', readonly number[]>>): Table {
  return {
    name: 'image',
    columns: ['image', 'size MB', 'of which packages MB', 'start to ready p50 ms', 'slowest ms'],
    rows: (['cms', 'web'] as const).map((name) => {
      const { folder } = images.build(name)
      return [
        ...[name, sizeOf(folder), sizeOf(join(folder, 'node_modules'))],
        ...[ms(quantile(times[name], 0.5)), ms(quantile(times[name], 1))],
      ]
    }),
    aims: [],
    notes: [
      `${starts} starts of each, looked at every 200 ms; the demo shop, the cms beside its database, web beside the cms`,
    ],
  }
}
