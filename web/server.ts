import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { captureConsole } from '@blickfang/platform/server/log/capture-console.ts'
import { openLog } from '@blickfang/platform/server/log/server-log.ts'
import { serveMetrics } from '@blickfang/platform/server/metrics/serve-metrics.ts'
import { checkSettings, orExit } from '@blickfang/platform/server/settings/parse-settings.ts'
import { startTracing } from '@blickfang/platform/server/tracing/start-tracing.ts'
import { mediaSettingsSchema } from '@blickfang/platform/store/open-media-store.ts'
import next from 'next'
import { SiteAssets } from './src/server/assets/site-assets.ts'
import { listStaticFiles } from './src/server/door/list-static-files.ts'
import { addProjectForms } from './src/server/forms/add-project-forms.ts'
import { readServerEnv, serverEnvSchema } from './src/server/settings/server-env.ts'
import { startSite } from './src/server/start-site.ts'
import { mapEnvSchema } from './src/site/map/map-styles.ts'

const env = orExit(() => {
  checkSettings([serverEnvSchema, mapEnvSchema, mediaSettingsSchema], process.env)
  return readServerEnv(process.env)
})
const log = openLog('web')
captureConsole(log)
serveMetrics(env)
const endTracing = await startTracing('web')
const isDev = env.NODE_ENV === 'development'
const dir = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
// Next takes hot reload's websockets from a server's event only: this one never listens, it is handed those that are Next's.
const sockets = createServer()
const app = next({
  dev: isDev,
  dir,
  customServer: true,
  httpServer: sockets,
  hostname: env.HOST,
  port: env.PORT,
})
await app.prepare()
await addProjectForms(process.env)
const { stop } = await startSite(env, {
  handle: app.getRequestHandler(),
  upgrade: (...upgrade) => void sockets.emit('upgrade', ...upgrade),
  dir,
  staticFiles: isDev ? new Set() : listStaticFiles(`${dir}/.next`),
  build: isDev ? null : readFileSync(`${dir}/.next/BUILD_ID`, 'utf8'),
  assets: isDev ? null : new SiteAssets(`${dir}/.next`),
})
log.info({ port: env.PORT }, 'The site listens')

const end = async () => {
  await stop()
  await endTracing()
  process.exit(0)
}
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isEnding) void end()
    isEnding = true
  })
}
