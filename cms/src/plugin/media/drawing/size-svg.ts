/** Size that browsers take for a drawing that does not say how large it is. Source: CSS 2.2, 10.3.2. */
const usual = ' viewBox="0 0 300 150"'

/** Gives a cleaned drawing a size when it has none, so that its place on a page is known before it is there. */
export function sizeSvg(svg: Buffer): Buffer {
  const text = svg.toString()
  const [root = ''] = /^<svg[^>]*>/.exec(text) ?? []
  if (hasViewBox(root) || (isLength(root, 'width') && isLength(root, 'height'))) return svg
  const bare = root.replace(/ (viewBox|width|height)="[^"]*"/g, '')
  return Buffer.from(`${bare.slice(0, -1)}${usual}>${text.slice(root.length)}`)
}

function hasViewBox(root: string): boolean {
  const [, sides = ''] = / viewBox="([^"]*)"/.exec(root) ?? []
  const [x, y, width = 0, height = 0] = sides
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return Number.isFinite(x) && Number.isFinite(y) && width > 0 && height > 0
}

const sides = { width: / width="([^"]*)"/, height: / height="([^"]*)"/ }

function isLength(root: string, side: keyof typeof sides): boolean {
  const [, value = ''] = sides[side].exec(root) ?? []
  return !value.endsWith('%') && Number.parseFloat(value) > 0
}
