import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program for journeys in another engine than Chromium's, or why there is none. */
export type FoundEngine = { readonly path: string } | { readonly missing: string }

/** The oldest Firefox that can be driven by the protocol of the journeys: the ESR of two years ago. */
const oldestFirefox = 128

/**
 * The Firefox that FIREFOX_PATH names, else the system's. A program that does not start does not count: some systems have a
 * stand-in that says how to install Firefox.
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): FoundEngine {
  const known = env.FIREFOX_PATH ? [env.FIREFOX_PATH] : ['firefox-esr', 'firefox'].flatMap(findProgram)
  for (const path of known) {
    const [, version] = /^Mozilla Firefox (\d+)/m.exec(say(path, '--version')) ?? []
    if (Number(version) >= oldestFirefox) return { path }
  }
  return { missing: `There is no Firefox ${oldestFirefox} or newer (FIREFOX_PATH, firefox-esr, firefox).` }
}

/** WebKit for GTK and a screen that nobody sees, both of the system. */
export function findWebkit(): FoundEngine {
  const path = 'WebKitWebDriver'
  if (!say(path, '--help').includes('WebKit'))
    return { missing: 'There is no WebKitWebDriver (Debian: webkit2gtk-driver).' }
  if (!say('xvfb-run', '--help').includes('xvfb-run')) return { missing: 'There is no xvfb-run (Debian: xvfb).' }
  return { path }
}

/** Where the system has it: a path, or none. */
function findProgram(name: string): string[] {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.filter((path) => existsSync(path)).slice(0, 1)
}

function say(program: string, argument: string): string {
  const { stdout, stderr } = spawnSync(program, [argument], { encoding: 'utf8', timeout: 30_000 })
  return `${stdout ?? ''}${stderr ?? ''}`
}
