import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { peers } from './packages.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isLeftOut = /\.(test|drill|bench)\.tsx?$|\/testing\/|\.tsbuildinfo$|maplibre-gl-worker\.mjs$/
const read = (file) => readFileSync(join(root, file), 'utf8')

/**
 * Puts together what a project installs to build and serve the site: the sources, for they are compiled with the project's blocks,
 * and the command. Returns the folder.
 */
export function buildSite(out) {
  const app = join(out, 'app')
  mkdirSync(join(app, 'scripts'), { recursive: true })
  const filter = (from) => !isLeftOut.test(from)
  for (const folder of ['src', 'public'])
    cpSync(join(root, 'web', folder), join(app, folder), { recursive: true, filter })
  for (const file of ['server.ts', 'next.config.ts']) copyFileSync(join(root, 'web', file), join(app, file))
  copyFileSync(join(root, 'scripts/read-env.mjs'), join(app, 'scripts/read-env.mjs'))
  // Else Turbopack takes that of the project above.
  writeFileSync(join(app, 'src/instrumentation.ts'), 'export function register(): void {}\n')
  takeFontsAlong(join(app, 'src/site/fonts/fonts.ts'))
  writeFileSync(join(app, 'tsconfig.json'), tsconfig())
  copyFileSync(join(root, 'scripts/pack/site/command.mjs'), join(out, 'command.mjs'))
  writeFileSync(
    join(app, 'package.json'),
    `${JSON.stringify({ type: 'module', browserslist: own().browserslist }, null, 2)}\n`,
  )
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  return out
}

/** The project's own: with types of React of another version npm would keep its parts for the site alone, and blocks not find them. */
const compiler = { '@types/react': '^19.0.0', typescript: '>=5.9' }
const own = () => JSON.parse(read('web/package.json'))

/** Next takes fonts by their place, which is another one in a project: the files come to lie beside what names them. */
function takeFontsAlong(file) {
  const text = readFileSync(file, 'utf8').replace(/'[./]+\/node_modules\/([^']+)'/g, (_, font) => {
    copyFileSync(join(root, 'node_modules', font), join(dirname(file), basename(font)))
    return `'./${basename(font)}'`
  })
  writeFileSync(file, text)
}

/** The compiler's settings in one file. */
function tsconfig() {
  const [base, web] = ['tsconfig.base.json', 'web/tsconfig.json'].map((file) => JSON.parse(read(file)))
  const { extends: _, compilerOptions, ...rest } = web
  return `${JSON.stringify({ compilerOptions: { ...base.compilerOptions, ...compilerOptions }, ...rest }, null, 2)}\n`
}

function manifest() {
  const { version, license, type, dependencies } = own()
  const all = { ...dependencies, tsx: JSON.parse(read('package.json')).dependencies.tsx }
  const range = (name) => peers[name] ?? (name.startsWith('@blickfang/') ? version : `^${all[name]}`)
  const pick = (names) => Object.fromEntries(names.sort().map((name) => [name, range(name)]))
  return {
    ...{ name: '@blickfang/site', version, license, type },
    description: 'The site of Blickfang with its editor on the page, built with the blocks of a project.',
    bin: { 'blickfang-site': './command.mjs' },
    files: ['app', 'command.mjs', 'NOTICE.md'],
    engines: { node: '>=20.19' },
    dependencies: pick(Object.keys(all).filter((name) => !(name in peers))),
    peerDependencies: { ...pick(Object.keys(all).filter((name) => name in peers)), ...compiler },
  }
}
