// Releases beside each other, without Docker (docs/OPERATE.md): each is built in a folder of its own while another one serves, and
// `current` leads to the one that is served. Plain Node: it works before anything is installed.
//   node scripts/release.mjs build [COMMIT]    takes a commit of this clone, installs and builds it
//   node scripts/release.mjs switch [COMMIT]   serves it (the last one built), and restarts the units
//   node scripts/release.mjs back              serves the one that was served before
// RELEASE_ROOT is where `releases` and `current` lie; UNITS are restarted, in their order; UNIT_DIR has their files.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const clone = dirname(dirname(fileURLToPath(import.meta.url)))
const root = process.env.RELEASE_ROOT || dirname(clone)
const releases = join(root, 'releases')
const current = join(root, 'current')
const previous = join(root, 'previous')
/** That a release is whole; written last. */
const whole = '.built'
/** Releases that are kept, the one that is served and the one before among them. */
const kept = 4

const [command, wanted] = process.argv.slice(2)
const commands = { build, switch: () => serve(wanted ? find(wanted) : newest()), back: () => serve(target(previous)) }
if (!commands[command]) stop('What is to be done? build [COMMIT], switch [COMMIT], or back.')
commands[command]()

function build() {
  const commit = run('git', ['-C', clone, 'rev-parse', '--verify', `${wanted ?? 'HEAD'}^{commit}`]).trim()
  const folder = join(releases, commit)
  if (existsSync(join(folder, whole))) return console.log(`It is built already: ${folder}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = join(releases, `${commit}.tar`)
  run('git', ['-C', clone, 'archive', '--format=tar', `--output=${archive}`, commit])
  run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  console.log(`Building ${commit} in ${folder}; what is served goes on meanwhile …`)
  loudly('npm', ['ci', '--no-audit', '--no-fund'], folder)
  loudly('npm', ['run', 'build'], folder)
  writeFileSync(join(folder, whole), `${new Date().toISOString()}\n`)
  forget()
  console.log('It is built. To serve it: switch')
}

/** Leads `current` to a release in one step, and has the units begin anew. */
function serve(folder) {
  if (!folder || !existsSync(join(folder, whole)))
    stop(`There is no release that is built${folder ? `: ${folder}` : ''}.`)
  const before = target(current)
  if (before && before !== folder) lead(previous, before)
  lead(current, folder)
  console.log(`${current} leads to ${basename(folder)}${before ? `, and before to ${basename(before)}` : ''}.`)
  installUnits(folder)
  const units = (process.env.UNITS ?? 'blickfang-cms blickfang-web@3000').split(' ').filter(Boolean)
  for (const unit of units) run('systemctl', ['restart', unit])
  console.log(`Started anew: ${units.join(', ')}. The way back: back`)
}

function installUnits(folder) {
  const place = process.env.UNIT_DIR || '/etc/systemd/system'
  for (const unit of readdirSync(join(folder, 'systemd')).filter((file) => /\.(service|timer)$/.test(file)))
    copyFileSync(join(folder, 'systemd', unit), join(place, unit))
  run('systemctl', ['daemon-reload'])
}

/** Takes the place of what was there without a moment in which nothing is. */
function lead(link, folder) {
  const fresh = `${link}.next`
  rmSync(fresh, { force: true })
  symlinkSync(folder, fresh)
  renameSync(fresh, link)
}

function target(link) {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : undefined
}

/** Releases that are built, the last one first. */
function built() {
  if (!existsSync(releases)) return []
  const folders = readdirSync(releases)
    .map((name) => join(releases, name))
    .filter((folder) => existsSync(join(folder, whole)))
  const time = (folder) => statSync(join(folder, whole)).mtimeMs
  return folders.sort((a, b) => time(b) - time(a))
}

function newest() {
  return built()[0]
}

function find(name) {
  const found = built().filter((folder) => basename(folder).startsWith(name))
  return found.length === 1 ? found[0] : join(releases, name)
}

/** Older releases go, but never one that is served or was before. */
function forget() {
  const needed = [target(current), target(previous)]
  for (const folder of built().slice(kept)) if (!needed.includes(folder)) rmSync(folder, { recursive: true })
}

function loudly(program, args, cwd) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } })
  if (status !== 0) stop(`${program} ${args.join(' ')} ended with ${status}. What is served is as it was.`)
}

function run(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) stop(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`)
  return stdout
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
