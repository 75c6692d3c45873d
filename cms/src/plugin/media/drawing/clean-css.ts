import * as css from 'css-tree'

/** At-rules that fetch nothing. */
const atRules: ReadonlySet<string> = new Set(
  'media supports keyframes -webkit-keyframes -moz-keyframes layer container scope starting-style property font-face counter-style font-feature-values font-palette-values namespace'.split(
    ' ',
  ),
)
/** Functions that fetch nothing. Functions that browsers do not know do nothing, and go. */
const functions: ReadonlySet<string> = new Set(
  `var env calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk icc-color
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon path rect xywh shape ray format tech local counter counters fit-content minmax repeat selector`.split(
    /\s+/,
  ),
)
const namespaces: ReadonlySet<string> = new Set([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
])
const fontData = /^data:(font\/[\w.+-]+|application\/(x-|vnd\.)?(font|ms-font)[\w.+-]*|application\/octet-stream)[;,]/i

/** A sheet of styles, judged rule by rule: what fetches goes, the rest stays. */
export function cleanSheet(text: string): string {
  return clean(text, 'stylesheet')
}

/** Cleans the content of an attribute `style`. */
export function cleanStyle(text: string): string {
  return clean(text, 'declarationList')
}

/** Whether a value names nothing but what is inside of its drawing. */
export function isOwnValue(text: string): boolean {
  if (!/[(\\:]/.test(text)) return true
  const { ast, hasFaults } = read(`fill:${text}`, 'declarationList')
  return !hasFaults && ast.type === 'DeclarationList' && ast.children.size === 1 && isOwn(ast)
}

/** Paint of a shape: its own, where it also names that of another file. */
export function ownPaint(text: string): string {
  const { ast } = read(`fill:${text}`, 'declarationList')
  const [paint] = ast.type === 'DeclarationList' ? ast.children.toArray() : []
  if (paint?.type !== 'Declaration') return text
  paintItself(paint.value)
  return css.generate(paint.value)
}

/** A picture never gets the paint of another file: browsers then take what stands behind it, or none, never black. */
function paintItself(value: css.Declaration['value']): void {
  if (value.type !== 'Value') return
  const own = value.children.toArray().filter((node) => node.type !== 'Url' || isOwn(node))
  if (own.length === value.children.size) return
  value.children.fromArray(own.length > 0 ? own : [{ type: 'Identifier', name: 'none' }])
}

function clean(text: string, context: 'stylesheet' | 'declarationList'): string {
  const { ast, hasFaults } = read(text, context)
  const before = css.generate(ast)
  css.walk(ast, {
    enter: (node: css.CssNode, item: css.ListItem<css.CssNode> | null, list: css.List<css.CssNode> | null) => {
      if (list && item && !isKept(node)) list.remove(item)
    },
  })
  const after = css.generate(ast)
  // As its program wrote it, unless its reading and a browser's might differ.
  return before === after && !hasFaults && !/[\\<]|\/\*/.test(text) ? text : after
}

function read(text: string, context: 'stylesheet' | 'declarationList'): { ast: css.CssNode; hasFaults: boolean } {
  let hasFaults = false
  const onParseError = () => {
    hasFaults = true
  }
  return { ast: css.parse(text, { context, parseCustomProperty: true, onParseError }), hasFaults }
}

/** Whether a node in a list is kept. A selector fetches nothing; what a browser cannot read it leaves out as well. */
function isKept(node: css.CssNode): boolean {
  switch (node.type) {
    case 'Raw':
      return !/[(\\@<{}]/.test(node.value)
    case 'CDO':
    case 'CDC':
    case 'Comment':
      return false
    case 'Rule':
      return node.prelude.type !== 'Raw'
    case 'Declaration':
      if (isSource(node)) return keepsFonts(node.value)
      if (/^(?:fill|stroke|--.*)$/i.test(node.property)) paintItself(node.value)
      return isOwn(node.value)
    case 'Atrule':
      return keepsAtRule(node)
    default:
      return true
  }
}

function keepsAtRule({ name, prelude, block }: css.Atrule): boolean {
  const kind = name.toLowerCase()
  if (!atRules.has(kind) || prelude?.type === 'Raw') return false
  if (kind === 'namespace') return prelude !== null && !!css.find(prelude, isOwnNamespace)
  if (kind === 'font-face')
    return !!block?.children.some((node) => node.type === 'Declaration' && isSource(node) && keepsFonts(node.value))
  return prelude === null || isOwn(prelude)
}

function isSource({ property }: css.Declaration): boolean {
  return property.toLowerCase() === 'src'
}

function isOwnNamespace(node: css.CssNode): boolean {
  if (node.type !== 'Url' && node.type !== 'String') return false
  return namespaces.has(node.value)
}

/** Leaves of a font's sources those that are in the drawing or on the reader's machine; says whether there is one. */
function keepsFonts(value: css.Declaration['value']): boolean {
  if (value.type !== 'Value') return false
  const sources: css.CssNode[][] = [[]]
  for (const node of value.children.toArray()) {
    if (node.type === 'Operator' && node.value === ',') sources.push([])
    else sources.at(-1)?.push(node)
  }
  const own = sources.filter((source) => source.length > 0 && source.every(isOwnFont))
  const comma: css.CssNode = { type: 'Operator', value: ',' }
  if (own.length < sources.length)
    value.children.fromArray(own.flatMap((source, index) => (index > 0 ? [comma, ...source] : source)))
  return own.length > 0
}

function isOwnFont(node: css.CssNode): boolean {
  return node.type === 'Url' ? fontData.test(node.value) : isOwn(node)
}

function isOwn(ast: css.CssNode): boolean {
  return !css.find(ast, (node) => {
    if (node.type === 'Url') return !node.value.trim().startsWith('#')
    if (node.type === 'Function') return !functions.has(css.ident.decode(node.name).toLowerCase())
    // Nothing between brackets that a browser might read in another way.
    return node.type === 'Raw' && /[(\\@<]/.test(node.value)
  })
}
