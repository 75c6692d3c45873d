import type { LiveBuild } from './live-build.ts'

/** Below the folder that the site is built in. */
const entry = /(^|\/)src\/site\/script\/start-page\.ts$/
/** How a chunk of Turbopack's says which file it is: by its element. */
const ownElement = '"object"==typeof document?document.currentScript:void 0'
/** React itself, and what draws it in browsers; of what Next adds to them, islands need nothing. */
const reactSource = /\/compiled\/(react|react-dom|scheduler)\//
const mapComment = /^\/\/# sourceMappingURL=\S+$/gm

/**
 * The one script of live pages: the bundler's runtime, and the chunk with the pages' small behaviours, which it starts. Next's own
 * entry, which would bring React to every page, is not among it. Anything that the script loads later, the runtime finds.
 */
export function composeSiteScript(build: LiveBuild): string {
  const start = Object.entries(build.modules).find(([path]) => entry.test(path))?.[1]
  const runtime = build.rootFiles.find((file) => /\/turbopack-[^/]+\.js$/.test(file))
  if (!start || !runtime) throw new Error('The build of the live pages has another form than server/assets knows.')
  const chunks = start.chunks.map((file) => named(build.read(file), file))
  const react = build.rootFiles.filter((file) => build.sectionsOf(file).some(({ source }) => reactSource.test(source)))
  if (react.length === 0) throw new Error('The build of the live pages has no file with React.')
  const given = JSON.stringify(react)
  const begin = `(globalThis.TURBOPACK||=[]).push(["site","site",(e)=>{e.r(${JSON.stringify(start.id)}).startPage(${given})}],["site",{otherChunks:[],runtimeModuleIds:["site"]}]);`
  return [...chunks, begin, build.read(runtime)].join('\n').replace(mapComment, '')
}

function named(code: string, file: string): string {
  if (!code.includes(ownElement)) throw new Error(`${file} is no chunk as server/assets knows them.`)
  return code.replace(ownElement, JSON.stringify(file))
}
