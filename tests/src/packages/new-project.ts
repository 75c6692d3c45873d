import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Input } from '@blickfang/contract/api/client.ts'
import { installPacked, unpack } from './packed.ts'

/** Answers to what the set-up page asks. */
export const newBakery: NonNullable<Input<'beginSite'>['site']> = {
  ...{ name: 'Backstube Beck', kind: 'bakery', country: 'CH', mainLanguage: 'de', languages: ['de'] },
  ...{ street: 'Dorfplatz', streetNumber: '4', zip: '3000', city: 'Bern', phone: '031 300 40 50', email: '' },
  hours: [{ day: 2, open: '06:30', close: '12:00' }],
  theme: { primary: '#c8553d', secondary: '#f2c6a0', background: '#fdf9f5', header: '#7a2e20', footer: '#2a1612' },
  fonts: 'calm',
  parts: ['offer', 'about'],
}

/**
 * Makes a new project by the packed command, as `npm create blickfang` does, with the packed packages and their commands in place.
 * Whatever they need besides is found in this repository, below which it stands.
 */
export function makeProject(folder: string, packed: Readonly<Record<string, string>>, database: string): void {
  const maker = `${folder}-maker`
  for (const old of [folder, maker]) rmSync(old, { recursive: true, force: true })
  unpack(String(packed.create), maker)
  const packages = resolve(folder, '..')
  const said = ['--database', database, '--packages', packages, '--no-install']
  execFileSync(process.execPath, [join(maker, 'command.mjs'), folder, ...said])
  installPacked(folder, packed)
  linkCommands(folder)
}

/** As npm links the commands of what it installs. */
function linkCommands(folder: string): void {
  const bin = join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  for (const name of ['cms', 'site']) {
    const from = join(folder, 'node_modules/@blickfang', name)
    const { bin: commands } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
    for (const [command, file] of Object.entries<string>(commands)) {
      chmodSync(join(from, file), 0o755)
      symlinkSync(join(from, file), join(bin, command))
    }
  }
}

/** Where npm would have a script of the project find commands. */
export function pathOf(folder: string): string {
  return [join(folder, 'node_modules/.bin'), resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
}
