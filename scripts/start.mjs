// Plain JavaScript without dependencies: on a fresh clone there is nothing installed yet that could run TypeScript.
import './read-env.mjs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
install()
const { register } = await import('tsx/esm/api')
register()
const { refuseWrongSettings } = await import('./check-settings.mjs')
await refuseWrongSettings()
await import('../local/src/start/start.ts')
