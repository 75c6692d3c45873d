// Plain JavaScript without dependencies: on a fresh clone there is nothing installed yet that could run TypeScript.
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
install()
if (existsSync('.env')) process.loadEnvFile('.env')
const { register } = await import('tsx/esm/api')
register()
await import('../local/src/start/start.ts')
