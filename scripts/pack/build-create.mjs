import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Parts of the example that a new project has as they are. */
const ofExample = ['next.config.ts', 'tsconfig.json', 'src/app', 'src/instrumentation.ts']
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Puts together what `npm create blickfang` runs: a command and the template of a new project. Returns the folder. */
export function buildCreate(out) {
  const template = join(out, 'template')
  mkdirSync(template, { recursive: true })
  for (const file of ofExample) cpSync(join(root, 'examples/host', file), join(template, file), { recursive: true })
  cpSync(join(root, 'examples/new'), template, { recursive: true })
  writeFileSync(join(template, 'package.json'), `${JSON.stringify(templateManifest(), null, 2)}\n`)
  copyFileSync(join(root, 'scripts/pack/create/command.mjs'), join(out, 'command.mjs'))
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  return out
}

/** The packages of the example, without what its own posts are made of. */
function templateManifest() {
  const { type, dependencies, devDependencies } = readJson('examples/host/package.json')
  const { '@fontsource/anton': _, ...needed } = dependencies
  return {
    ...{ name: 'site', version: '1.0.0', private: true, type },
    scripts: { start: 'node start.mjs', dev: 'next dev -p 3001' },
    dependencies: needed,
    devDependencies,
  }
}

function manifest() {
  const { version, license, type } = readJson('package.json')
  return {
    ...{ name: 'create-blickfang', version, license, type },
    description: 'Makes a new project with Blickfang: Payload, its plugin, and the site with the editor on the page.',
    bin: { 'create-blickfang': './command.mjs' },
    files: ['template', 'command.mjs', 'NOTICE.md'],
    engines: { node: '>=20.19' },
  }
}
