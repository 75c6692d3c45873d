// Installs what the journeys in Firefox and in WebKit need and this machine lacks, where that is allowed: by apt, as root. Elsewhere the
// journeys are skipped and say what is missing.
import { spawnSync } from 'node:child_process'
import { register } from 'tsx/esm/api'

register()
const { findFirefox, findWebkit } = await import('../local/src/testing/find-engines.ts')

/** Packages of Debian, and of what is made from it. */
const wanted = [
  [findFirefox, ['firefox-esr']],
  [findWebkit, ['webkit2gtk-driver', 'xvfb']],
]

export function installEngines() {
  const packages = wanted.filter(([find]) => 'missing' in find()).flatMap(([, names]) => names)
  if (packages.length > 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env })
  }
  for (const [find] of wanted) {
    const { missing } = find()
    if (missing) console.log(`${missing} Its journeys are skipped.`)
  }
}
