// Reads the project's .env, under what the environment says. Whatever starts a server or works on its data imports this first:
// `npm start`, migrations, the seed, back-ups, passwords and both servers are told the same.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), '.env')
if (existsSync(file)) process.loadEnvFile(file)
