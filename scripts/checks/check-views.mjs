// Views know nothing of editing: the page lends them what differs (`Site`, shared/views/src/kernel/view.ts), by one of two bundles
// (shared/blocks/src/page-use.ts) that the renderers alone choose. So one markup stands on the live page and in the editor, and is
// tested once. Here nothing that a view is made of has a name for the mode, or takes a bundle by itself.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'
import { parseModule, walk } from './parse-module.mjs'

const mode = /^(?:is|was|in|has)?(?:being)?(?:edit(?:ing|ed|mode)|ineditor)$/i
const bundles = /\/page-use\.ts'/
const renderers =
  /^web\/src\/(?:editor\/app\/edit-site|site\/live-site)\.tsx$|^shared\/testing\/src\/render-block\.tsx$/
const ofViews = /^shared\/(?!testing\/)\w+\/src\//

const problems = []
let count = 0
for (const file of sourceFiles(/(?<!\.test)\.tsx?$/)) {
  if (bundles.test(readFileSync(file, 'utf8')) && !renderers.test(file)) {
    problems.push(`${file}: chooses how the page is used; only a renderer does`)
  }
  if (!ofViews.test(file)) continue
  count += 1
  const { body, lineAt } = parseModule(file)
  walk(body, ({ type, value, span }) => {
    if (type === 'Identifier' && mode.test(value)) {
      problems.push(
        `${file}:${lineAt(span.start)}: ${value}: ask the site for what differs (isStill, hrefOf, Live, StandIn, Filled)`,
      )
    }
  })
}

for (const problem of new Set(problems)) console.error(problem)
console.log(`${count} files of views and what they stand on`)
process.exit(problems.length > 0 || count === 0 ? 1 : 0)
