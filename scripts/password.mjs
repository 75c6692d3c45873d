// Gives an account a new password: `npm run password -- EMAIL`. For the site that `npm start` runs, or the one of DATABASE_URL.
import './read-env.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env.DATA_DIR || '.data' } },
})
const [email] = positionals
if (!email) stop('Whose password? npm run password -- EMAIL')
const kept = (file) => join(resolve(values.data), file)
const read = (file) => (existsSync(kept(file)) ? JSON.parse(readFileSync(kept(file), 'utf8')) : {})
const databaseUrl = process.env.DATABASE_URL || read('run.json').databaseUrl
if (!databaseUrl) stop('The site does not run: `npm start` first, or set DATABASE_URL.')

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['../scripts/run-script.mjs', 'src/renew-password.ts', email],
  {
    cwd: 'cms',
    encoding: 'utf8',
    env: { ...read('secrets.json'), ...process.env, DATABASE_URL: databaseUrl },
  },
)
if (status !== 0) stop(stderr || stdout)
const password = stdout.trim().split('\n').at(-1)
// `npm start` prints this one, so it has to stay true.
if (read('login.json').email === email)
  writeFileSync(kept('login.json'), `${JSON.stringify({ email, password }, null, 2)}\n`)
console.log(`\n  Login     ${email}\n  Password  ${password}\n`)

function stop(sentence) {
  console.error(`\n${sentence.trim()}\n`)
  process.exit(1)
}
