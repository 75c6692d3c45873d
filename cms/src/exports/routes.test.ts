import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import type { Config, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { blickfang } from '../plugin/blickfang.ts'
import { lackInWords } from '../plugin/db/find-lack.ts'
import type { BlickfangOptions } from '../plugin/options.ts'
import { expiryRoutes, healthRoutes } from './routes.ts'

const options = {
  databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
  publicUrl: 'http://site.example',
  cmsUrl: 'http://cms.example',
  webUrls: [],
  revalidateSecret: 'secret',
  mediaStore: openMediaStore({ MEDIA_DIR: mkdtempSync(join(tmpdir(), 'blickfang-health-')) }),
  services: {},
} as unknown as BlickfangOptions

/** A project whose database has numbers as ids. */
const config = Promise.resolve(
  blickfang(options)({ db: { defaultIDType: 'number' } } as unknown as Config),
) as unknown as Promise<SanitizedConfig>

test('where the plugin cannot begin, the process is alive and says what is missing', async () => {
  const { alive, ready } = healthRoutes(config)
  expect((await alive()).status).toBe(200)
  const answer = await ready()
  expect(answer.status).toBe(503)
  expect((await answer.json()).checks.payload).toMatchObject([{ status: 'fail', output: lackInWords.uuid }])
})

test('where the plugin cannot begin, a web process that asks for expired pages hears that nobody publishes', async () => {
  const ask = (secret: string) => {
    const body = JSON.stringify({ web: 'web-1234', position: 0 })
    return expiryRoutes(config).POST(
      new Request('http://cms/internal/expiries', {
        method: 'POST',
        headers: { 'x-revalidate-secret': secret, 'content-type': 'application/json' },
        body,
      }),
    )
  }
  expect((await ask('another')).status).toBe(404)
  const answer = await ask('secret')
  expect([answer.status, await answer.json()]).toEqual([503, { nobodyPublishes: true }])
})
