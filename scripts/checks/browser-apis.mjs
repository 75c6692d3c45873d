import { resolve } from 'node:path'
import compatibility from '@mdn/browser-compat-data/forLegacyNode'
import browserslist from 'browserslist'
import {
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'

const { api, javascript } = compatibility
const namesOfMdn = { and_chr: 'chrome_android', ios_saf: 'safari_ios' }

/**
 * Finds what these scripts ask of a browser and a served browser lacks, by the tables of MDN: `{ place, feature, lacking }`. The
 * compiler says of each name which interface of the platform it belongs to; names of our own and of packages are none of its.
 */
export function findLackingApis({ config, files, browsers }) {
  const oldest = oldestOf(browsers)
  const compiler = new API({ cwd: process.cwd() })
  try {
    const [project] = compiler.updateSnapshot({ openProjects: [resolve(config)] }).getProjects()
    return files.flatMap((file) => {
      const source = project.program.getSourceFile(resolve(file))
      if (!source) throw new Error(`${file} is in no program of ${config}: nobody has read it.`)
      return usesIn(source, project.checker).flatMap(({ node, keys }) => {
        const [feature, compat] = keys.map((key) => [key, find(key)]).find(([, found]) => found) ?? []
        const lacking = compat ? oldest.filter((browser) => !isKnownTo(compat, browser)) : []
        if (lacking.length === 0) return []
        const line = source.text.slice(0, node.end).split('\n').length
        return [
          { place: `${file}:${line}`, feature, lacking: lacking.map(({ name, version }) => `${name} ${version}`) },
        ]
      })
    })
  } finally {
    compiler.close()
  }
}

/** The oldest served version of each browser. */
function oldestOf(browsers) {
  const versions = new Map()
  for (const each of browserslist(browsers)) {
    const [id, range] = each.split(' ')
    const version = Number.parseFloat(range)
    const name = namesOfMdn[id] ?? id
    versions.set(name, Math.min(version, versions.get(name) ?? version))
  }
  return [...versions].map(([name, version]) => ({ name, version }))
}

/** Each name of the platform in a file, with the keys by which the tables may have it. */
function usesIn(source, checker) {
  const nodes = []
  const events = []
  const visit = (node) => {
    if (isPropertyAccessExpression(node)) nodes.push(node.name)
    else if (isElementAccessExpression(node) && isStringLiteral(node.argumentExpression))
      nodes.push(node.argumentExpression)
    else if (isIdentifier(node) && !isPropertyAccessExpression(node.parent)) nodes.push(node)
    else if (isIdentifier(node) && node.parent.expression === node) nodes.push(node)
    const event = listenedTo(node)
    if (event) events.push({ node, keys: [`event.${event}`] })
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  if (nodes.length === 0) return events
  const symbols = checker.getSymbolAtLocation(nodes)
  const uses = nodes.flatMap((node, index) => {
    const symbol = symbols[index]
    const isOfPlatform = symbol?.declarations.some(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path))
    return isOfPlatform ? [{ node, keys: keysOf(node, symbol) }] : []
  })
  return [...uses, ...events]
}

function listenedTo(node) {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return null
  const [first] = node.arguments
  return node.expression.name.text === 'addEventListener' && first && isStringLiteral(first) ? first.text : null
}

function keysOf(node, symbol) {
  const owner = symbol.getParent()
  const name = symbol.name
  const receiver = isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent.expression : null
  // `URL.parse`: what a global holds itself, whose type has no name of its own.
  const statics =
    receiver && isIdentifier(receiver) ? [`${receiver.text}.${name}_static`, `${receiver.text}.${name}`] : []
  if (!owner) return [name, `Window.${name}`]
  const type = owner.name.replace(/^Readonly(?=Array|Set|Map)/, '').replace(/^IteratorObject$/, 'Iterator')
  const around = owner.getParent()?.name === 'Intl' || owner.name === 'Intl' ? ['Intl'] : []
  if (type.endsWith('Constructor')) return [...statics, `${type.slice(0, -'Constructor'.length)}.${name}`]
  if (owner.name === 'Intl') return [`Intl.${name}`]
  const members = [[...around, type, name].join('.'), ...mixedInto(type).map((into) => `${into}.${name}`)]
  return /^(__type|globalThis|Window)$/.test(type) ? [...statics, name, `Window.${name}`] : [...members, ...statics]
}

/** Interfaces that the compiler has and the platform's tables spell out where they are used. */
function mixedInto(type) {
  return type in api || type in javascript.builtins
    ? []
    : ['Element', 'HTMLElement', 'Document', 'Window', 'Node', 'Range']
}

function find(key) {
  if (key.startsWith('event.')) {
    const event = `${key.slice('event.'.length)}_event`
    const known = Object.values(api).flatMap((owner) => (owner[event] ? [owner[event].__compat] : []))
    return known.length > 0 ? { support: mergeBest(known) } : undefined
  }
  const path = key.split('.')
  const follow = (table) => path.reduce((at, step) => (Object.hasOwn(at ?? {}, step) ? at[step] : undefined), table)
  return (follow(javascript.builtins) ?? follow(api))?.__compat
}

/** An event that several interfaces have is known where one of them has it: the compiler does not say which is meant. */
function mergeBest(all) {
  const names = new Set(all.flatMap(({ support }) => Object.keys(support)))
  return Object.fromEntries([...names].map((name) => [name, all.flatMap(({ support }) => support[name] ?? [])]))
}

function isKnownTo({ support }, { name, version }) {
  const statements = [support[name] ?? []].flat()
  // What the tables do not know of a browser says nothing.
  if (statements.length === 0) return true
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      Number.parseFloat(added.replace('≤', '')) <= version &&
      !(removed && Number.parseFloat(removed) <= version) &&
      ![flags, prefix, other].some(Boolean),
  )
}
