import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { init, parse } from 'es-module-lexer'
import { buildCreate } from './build-create.mjs'
import { buildSite } from './build-site.mjs'
import { broughtByPayload, packages, peers } from './packages.mjs'

await init
const root = fileURLToPath(new URL('../..', import.meta.url))
const isTest = /\.(test|int|drill|bench)\.tsx?$|\.test\.|(^|\/)testing\//

/**
 * Builds what a project installs: js, d.ts and css of each package with its manifest, README, licence and notice, below `target`.
 * Returns the folders by name. Throws with what the compiler says.
 */
export function buildPackages(target) {
  rmSync(target, { recursive: true, force: true })
  const built = Object.keys(packages).map((name) => [name, buildPackage(name, resolve(target, name))])
  const others = [
    ['site', buildSite(resolve(target, 'site'))],
    ['create', buildCreate(resolve(target, 'create'))],
  ]
  for (const [name, out] of others) copyTexts(name, out)
  return Object.fromEntries([...built, ...others])
}

function buildPackage(name, out) {
  const { folder, entries, bin = {}, programs = [] } = packages[name]
  const sources = resolve(root, folder, 'src')
  const dist = join(out, 'dist')
  mkdirSync(dist, { recursive: true })
  const all = walk(sources).filter((file) => !isTest.test(relative(sources, file)))
  const named = entries
    ? [...Object.values(entries), ...Object.values(bin), ...programs].map((file) => join(sources, file))
    : all.filter(isCode)
  compile(out, { sources, dist, files: [...named, ...all.filter((file) => file.endsWith('.d.ts'))] })
  const imported = pointAtPackages(dist)
  if (entries) dropOtherTypes(dist, Object.values(entries), imported)
  copyBeside(dist, sources, imported)
  // Where each file is an entry, a style sheet is one too, whoever imports it.
  if (!entries)
    for (const sheet of all.filter((file) => file.endsWith('.css'))) copyInto(dist, relative(sources, sheet), sources)
  writeManifest(name, out, imported)
  copyTexts(name, out)
  return out
}

function copyTexts(name, out) {
  for (const file of ['LICENSE', 'NOTICE.md']) copyFileSync(join(root, file), join(out, file))
  copyFileSync(join(root, 'scripts/pack/readmes', `${name}.md`), join(out, 'README.md'))
}

/** Compiles the named files, and with them all that they reach within the package. */
function compile(out, { sources, dist, files }) {
  const config = join(out, 'tsconfig.json')
  const drizzle = join(root, 'node_modules/@payloadcms/db-postgres/node_modules/drizzle-orm')
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, sourceMap: false },
    ...{ rootDir: sources, outDir: dist, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    // npm keeps two equal copies of drizzle-orm, whose types do not mix.
    paths: { 'drizzle-orm': [drizzle], 'drizzle-orm/*': [`${drizzle}/*`] },
  }
  const css = join(root, 'shared/contract/src/css.d.ts')
  const content = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: [...new Set([...files, css])] }
  writeFileSync(config, JSON.stringify(content))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', config], { cwd: root, encoding: 'utf8' })
  rmSync(config)
  if (status !== 0) throw new Error(`${relative(root, sources)} does not compile:\n${stdout}${stderr}`)
}

/** Makes each import name what a project finds, and returns them all by the file that names them. */
function pointAtPackages(dist) {
  const imported = new Map()
  for (const file of walk(dist)) {
    const source = readFileSync(file, 'utf8')
    const names = []
    const named = (name) => {
      names.push(name)
      if (!name.startsWith('.')) return name.startsWith('@blickfang/') ? name.replace(/\.tsx?$/, '') : name
      return isCode(name) ? name.replace(/\.tsx?$/, '.js') : withEnding(name, file)
    }
    writeFileSync(file, file.endsWith('.d.ts') ? inTypes(source, named) : inCode(source, named))
    imported.set(file, names)
  }
  return imported
}

/** Payload's command writes the list of migrations without endings, which Node does not guess. */
function withEnding(name, file) {
  return existsSync(join(dirname(file), `${name}.js`)) ? `${name}.js` : name
}

function inCode(source, named) {
  const [imports] = parse(source)
  return imports.reduceRight((text, { n: name, s: begin, e: end, d: dynamic }) => {
    if (name === undefined) return text
    const written = dynamic > -1 ? JSON.stringify(named(name)) : named(name)
    return text.slice(0, begin) + written + text.slice(end)
  }, source)
}

/** Types hold no texts that could be taken for an import. */
function inTypes(source, named) {
  return source.replace(
    /((?<![.\w])(?:from |import |import\(|declare module ))(['"])([@\w.][\w@./+-]*)\2/g,
    (_, before, quote, name) => {
      return `${before}${quote}${named(name)}${quote}`
    },
  )
}

/** Leaves the types that an entry reaches, and no others: what lies behind is nobody's to name. */
function dropOtherTypes(dist, entries, imported) {
  const reached = new Set()
  const reach = (file) => {
    if (reached.has(file) || !imported.has(file)) return
    reached.add(file)
    for (const name of imported.get(file))
      if (name.startsWith('.')) reach(join(dirname(file), `${name.replace(/\.[jt]sx?$/, '')}.d.ts`))
  }
  for (const file of entries) reach(join(dist, file.replace(/\.tsx?$/, '.d.ts')))
  for (const file of [...imported.keys()].filter((file) => file.endsWith('.d.ts') && !reached.has(file))) {
    rmSync(file)
    imported.delete(file)
  }
}

/** Style sheets and data that the built files name by their place. */
function copyBeside(dist, sources, imported) {
  for (const [file, names] of imported)
    for (const name of names.filter(
      (name) => name.startsWith('.') && !/\.[jt]sx?$/.test(name) && extname(name) !== '',
    )) {
      copyInto(dist, relative(dist, join(dirname(file), name)), sources)
    }
}

function copyInto(dist, path, sources) {
  mkdirSync(dirname(join(dist, path)), { recursive: true })
  cpSync(join(sources, path), join(dist, path))
}

function writeManifest(name, out, imported) {
  const { folder, entries, bin } = packages[name]
  const own = readManifest(folder)
  // Types that TypeScript has worked out name what those of the contract are made of.
  const asked = [
    ...new Set(
      [...imported.values()]
        .flat()
        .filter((name) => !name.startsWith('.'))
        .map(packageOf),
    ),
  ].filter((asked) => !isBuiltin(asked) && asked !== own.name)
  const known = {
    ...readManifest(packages.contract.folder).dependencies,
    ...own.devDependencies,
    ...own.peerDependencies,
    ...own.dependencies,
  }
  const missing = asked.filter((asked) => !(asked in known) && !(asked in peers))
  if (missing.length > 0)
    throw new Error(`${own.name} imports what its package.json does not name: ${missing.join(', ')}`)
  const optional = own.peerDependenciesMeta ?? {}
  // A stranger's package that the built files import comes along with them: npm may keep that of another of ours where they do not find it.
  const isPeer = (asked) => asked in peers || (asked in optional && asked.startsWith('@blickfang/'))
  const range = (asked) => peers[asked] ?? (asked.startsWith('@blickfang/') ? own.version : `^${known[asked]}`)
  const pick = (names) => Object.fromEntries(names.sort().map((asked) => [asked, range(asked)]))
  const { version, license, type } = own
  const manifest = {
    ...{ name: own.name, version, description: descriptions[name], license, type, sideEffects: ['**/*.css'] },
    files: ['dist', 'NOTICE.md'],
    exports: exportsOf(entries, walk(join(out, 'dist'))),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, built(file).default])) }),
    engines: { node: '>=20.19' },
    dependencies: pick(asked.filter((asked) => !isPeer(asked))),
    peerDependencies: pick(asked.filter(isPeer)),
    peerDependenciesMeta: mayLack(
      asked.filter((asked) => isPeer(asked) && (asked in optional || broughtByPayload.includes(asked))),
    ),
  }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

const mayLack = (names) => Object.fromEntries(names.map((name) => [name, { optional: true }]))

function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

const descriptions = {
  contract: 'What blocks, fields, options, settings, forms and the API of Blickfang are.',
  platform: 'What the servers of Blickfang share: log, health, limits, stores.',
  views: 'What the views of Blickfang’s blocks are made of.',
  blocks: 'The blocks of Blickfang: their contracts and views.',
  cms: 'A plugin for Payload: a website that is edited by clicking on the page itself.',
}

function built(file) {
  const path = `./dist/${file.replace(/\.tsx?$/, '')}`
  return { types: `${path}.d.ts`, default: `${path}.js` }
}

function exportsOf(entries, files) {
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, built(file)]))
  const beside = ['css', 'json'].filter((ending) => files.some((file) => file.endsWith(`.${ending}`)))
  return {
    ...Object.fromEntries(beside.map((ending) => [`./*.${ending}`, `./dist/*.${ending}`])),
    // With the endings of the sources too, so that a block's folder reads the same in this repository and in a project.
    ...Object.fromEntries(['ts', 'tsx'].map((ending) => [`./*.${ending}`, built('*')])),
    './*': built('*'),
  }
}

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
const isCode = (file) => /\.tsx?$/.test(file)

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}
