// Whether styles and scripts keep to what the browsers of the README know: those of web's package.json («browserslist»), by the tables of
// caniuse for style sheets and of MDN for scripts. What one of them lacks and what a page is whole without stands below, with the reason;
// anything else fails.
import { readFileSync } from 'node:fs'
import doiuse from 'doiuse'
import postcss from 'postcss'
import { sourceFiles } from '../source-files.mjs'
import { findLackingApis } from './browser-apis.mjs'

/** Features that one of the browsers lacks, each with why a page is whole without it. */
const dispensable = {
  'css-media-scripting':
    'caniuse misreads «scripting: none», which all of them know; without it a thing moves as with scripts',
  'css-clip-path': 'with a shape, which all of them know; what is lacking are references to SVG',
  'css-scrollbar': 'Safari before 26.2 shows the system’s own scroll bars',
  'text-decoration':
    'lines, styles and thickness are known; what is lacking is their shorthand in some, and skipping ink',
  'css-touch-action': 'Safari on a desktop has no touch',
  'css3-cursors-grab': 'iOS shows no pointer',
  'css3-cursors-newer': 'iOS shows no pointer',
  'css3-cursors': 'iOS shows no pointer',
  'css-resize': 'on iOS a field is as high as it is',
  multicolumn: 'what is lacking are column breaks «avoid-column» and the like, of which a card may be cut',
  'css-text-indent': 'a plain length, which all of them know',
  'css-display-contents': 'known; what is lacking is the role of some elements, which these have of their own',
  'intrinsic-width': 'Firefox lacks «stretch» alone, which no width here is',
  'css-boxdecorationbreak': 'Safari by its prefix, which stands beside it',
  'text-size-adjust': 'Firefox and Safari on a desktop enlarge no text by themselves',
  'css-hanging-punctuation': 'quotes stand within the column',
  'css-paged-media': 'on iOS the printer’s own margins hold',
}

/** Features that scripts use only where the browser has them, each with the reason. */
const askedFor = {
  'event.selectstart': 'iOS selects by a long press, which drags nothing',
  'event.wheel': 'iOS has no wheel',
  'event.contextmenu': 'iOS has none: the block’s own button opens its menu',
  'event.beforeunload': 'iOS never asks: all that was typed is in the journal',
  'event.deviceorientationabsolute': 'Safari tells the compass by «deviceorientation», which is listened to as well',
  'Navigator.share': 'Firefox on a desktop copies the address, or saves the picture',
  'Navigator.canShare': 'asked for before it shares a picture',
  'Navigator.vibrate': 'a tap is seen too',
  'Window.requestIdleCallback': 'Safari takes the next moment without it',
  scheduler: 'Safari before 26.2 gives the thread away by a message',
  'Scheduler.yield': 'asked for together with the one above',
  'Document.caretPositionFromPoint': 'Safari before 26.2 has «caretRangeFromPoint», which is asked next',
  'CaretPosition.offsetNode': 'of an answer of the one above',
  'CaretPosition.offset': 'of an answer of the one above',
}

const { browserslist } = JSON.parse(readFileSync('web/package.json', 'utf8'))
const found = new Map()
const seen = new Set()
for (const file of sourceFiles(/\.css$/)) {
  const onFeatureUsage = ({ feature, message, usage }) => {
    if (feature in dispensable) seen.add(feature)
    else found.set(`${file}:${usage.source.start.line} ${feature}`, message.replace(/^.*?: /, ''))
  }
  await postcss([doiuse({ browsers: browserslist, onFeatureUsage })]).process(readFileSync(file, 'utf8'), {
    from: file,
  })
}

// Neither tests nor what runs in Node alone.
const isElsewhere = /\.test\.|\/testing\/|^web\/src\/server\//
for (const workspace of ['web', 'shared/contract', 'shared/views', 'shared/blocks']) {
  const files = sourceFiles(/\.tsx?$/).filter((file) => file.startsWith(`${workspace}/src/`) && !isElsewhere.test(file))
  const config = `${workspace}/tsconfig.json`
  for (const { place, feature, lacking } of findLackingApis({ config, files, browsers: browserslist })) {
    if (feature in askedFor) seen.add(feature)
    else found.set(`${place} ${feature}`, `not in ${lacking.join(', ')}`)
  }
}

const unused = Object.keys({ ...dispensable, ...askedFor }).filter((feature) => !seen.has(feature))
for (const [place, message] of found) console.log(`${place}: ${message}`)
for (const feature of unused)
  console.log(`${feature} is used nowhere any more: take it off the list of scripts/checks/check-browsers.mjs.`)
if (found.size + unused.length > 0) process.exit(1)
