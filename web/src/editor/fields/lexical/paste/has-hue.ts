/** Names without a hue. */
const plain =
  /^(?:black|white|(?:dim|dark|light|slate)?gr[ae]y|silver|gainsboro|whitesmoke|inherit|initial|unset|revert|transparent|currentcolor|auto|none|window|windowtext|canvas|canvastext|text)$/i
/** Greatest difference of red, green and blue that is taken for a grey: the ink of many a page is a little blue. */
const greyest = 48

/** Whether a colour of a style is one that people see as a colour: neither black, white nor grey. */
export function hasHue(color: string): boolean {
  const written = color.trim()
  if (written === '' || plain.test(written) || written.startsWith('var(')) return false
  const parts = /^#/.test(written) ? hexParts(written) : numberParts(written)
  return parts === null || Math.max(...parts) - Math.min(...parts) > greyest
}

function hexParts(written: string): number[] | null {
  const digits = written.slice(1)
  const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return each.length < 3 ? null : each.slice(0, 3).map((part) => Number.parseInt(part, 16))
}

/** Parts of `rgb()`, as browsers write most colours; null for a name or another way to write one. */
function numberParts(written: string): number[] | null {
  if (!/^rgba?\(/i.test(written)) return null
  const [red = 0, green = 0, blue = 0, alpha = 1] = (written.match(/[\d.]+/g) ?? []).map(Number)
  return alpha === 0 ? [0, 0, 0] : [red, green, blue]
}
