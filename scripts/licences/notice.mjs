// Lists what the servers bring along of others, by licence, as package-lock.json says: NOTICE.md. `node scripts/licences/notice.mjs`
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Rooms whose packages get into an image. */
const rooms = ['cms', 'web', 'demo']

/** Licences that may be shipped beside MIT; another one needs a look before it comes along. */
const accepted = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['CC0-1.0', 'CC-BY-4.0', 'WTFPL', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later'],
])

/** Packages that say theirs where npm does not look: in a list of former days, or in the package whose parts they are. */
const saidElsewhere = [
  [/^@next\/swc-/, 'MIT'],
  [/^(busboy|streamsearch|dom-walk)$/, 'MIT'],
]

/** Data of others that generated files were made of. */
const data = [
  'Outline, lakes and places of Switzerland: swiss-maps (BSD-3-Clause), data of the Federal Statistical Office.',
]

const words = {
  'OFL-1.1': 'Fonts. Their licence lets them be served with a site, and not be sold by themselves.',
  'LGPL-3.0':
    'Libraries that are loaded as they are published, unchanged, from a folder or file of their own that may be replaced by another version.',
}

/** Packages that the servers bring along: name and licence, in the order of names. Throws one that has none, or none of those accepted. */
export function shippedPackages(lock) {
  const places = new Set()
  for (const room of rooms) walk(lock.packages, room, places)
  const found = new Map()
  for (const place of places) {
    const name = place.split('node_modules/').at(-1) ?? ''
    if (!place.includes('node_modules/') || lock.packages[place].link) continue
    const licence = lock.packages[place].license ?? saidElsewhere.find(([names]) => names.test(name))?.[1]
    const parts = licence?.replace(/[()]/g, '').split(/ (?:AND|OR) /) ?? []
    if (parts.length === 0 || parts.some((part) => !accepted.has(part)))
      throw new Error(
        `${name} comes with the licence ${licence ?? '(none)'}. Look at it, then name it in scripts/licences/notice.mjs.`,
      )
    found.set(name, licence)
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Follows what is asked for from a place of the lock, as Node finds it. */
function walk(packages, from, places) {
  const place = packages[from].link ? packages[from].resolved : from
  if (places.has(place)) return
  places.add(place)
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place]
  // One that may be left out is brought by whoever uses it: Playwright, say, by our tests alone.
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const at = placeOf(packages, place, name)
    if (at) walk(packages, at, places)
  }
}

function placeOf(packages, from, name) {
  const parts = from.split('/node_modules/')
  const around = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`)
  return [...around, ''].map((place) => `${place}node_modules/${name}`).find((at) => at in packages)
}

/** Text of NOTICE.md. */
export function noticeOf(lock) {
  const groups = new Map()
  for (const [name, licence] of shippedPackages(lock)) groups.set(licence, [...(groups.get(licence) ?? []), name])
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => {
      const word = Object.entries(words).find(([name]) => licence.includes(name))?.[1]
      return `## ${licence}\n\n${word ? `${word}\n\n` : ''}${names.join(', ')}\n`
    })
  return `# Notice

Blickfang is under the [MIT licence](LICENSE). Its servers bring along packages of others, under the licences below; the
text of each lies in its package, below \`node_modules\`. Drawings and words of the demo shop are Blickfang’s own.

This list is made from \`package-lock.json\` by \`node scripts/licences/notice.mjs\`; a test holds it to that.

${sections.join('\n')}
## Data

${data.join('\n\n')}
`
}

const file = fileURLToPath(import.meta.url)
if (process.argv[1] === file) {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
  writeFileSync(new URL('../../NOTICE.md', import.meta.url), noticeOf(lock))
}
