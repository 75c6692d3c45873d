import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readServerEnv } from '../settings/server-env.ts'
import { startSite } from '../start-site.ts'
import { type FixtureContent, startFixtureCms } from './start-fixture-cms.ts'

const dir = new URL('../../..', import.meta.url).pathname

interface TestSite {
  /** Stands for Next. */
  readonly render: RequestListener
  readonly secret?: string
  /** Folder with the data of a run before; an empty folder if left out. */
  readonly dataDir?: string
  readonly isProxied?: boolean
}

/** The site's own server on a free port, in front of a cms with this content. The cms is stopped by itself. */
export async function startTestSite(
  content: FixtureContent,
  { render, isProxied, secret = 'secret', dataDir = mkdtempSync(join(tmpdir(), 'blickfang-site-')) }: TestSite,
) {
  const cms = await startFixtureCms(content)
  process.env.CMS_URL = cms.url
  const env = readServerEnv({
    NODE_ENV: 'production',
    PORT: '0',
    CMS_URL: cms.url,
    REVALIDATE_SECRET: secret,
    DATA_DIR: dataDir,
    ...(isProxied && { TRUST_PROXY: '1' }),
  })
  const { server } = await startSite(env, {
    handle: render,
    upgrade: (_request, socket) => socket.destroy(),
    dir,
    staticFiles: new Set(['chunks/known.js']),
    build: 'test',
    assets: { link: (html) => html, send: async (_request, response) => void response.end() },
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
    return once(server, 'close')
  }
  return { base, cms, dataDir, stop }
}
