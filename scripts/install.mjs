import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Installs what package-lock.json asks for where node_modules does not have it, and leaves the lock as it is. Runs on a bare clone: no dependencies. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Blickfang needs Node 20.19 or newer; this is ${process.version}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing the packages (npm ci); this takes about a minute …')
  // Never `npm install`: it may write the lock anew, and a changed lock stops the next `git pull`.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Compares versions, not dates: a checkout or a copy gives every file a new date. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    if (!path.startsWith('node_modules/') || optional || devOptional || peer) return true
    return link ? existsSync(path) : present[path]?.version === version
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
