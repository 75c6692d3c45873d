/** Most characters that all uses of a drawing's own entities together may add: programs use them for a few addresses of namespaces. */
const maxAdded = 1_000_000

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const declaration = /<!ENTITY\s+([A-Za-z_][\w.:-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/**
 * Words that a drawing declares for itself in its DOCTYPE, by their name. Entities that come from elsewhere, or contain others or
 * markup, are not among them: no drawing program writes that. Throws when their uses make too much of a text.
 */
export function drawingEntities(doctype: string, text: string): Readonly<Record<string, string>> {
  const declared = new Map<string, string>()
  for (const [, name = '', quoted, single] of doctype.matchAll(declaration)) {
    const value = plain(quoted ?? single ?? '')
    if (value !== null && !declared.has(name)) declared.set(name, value)
  }
  let added = 0
  for (const [, name = ''] of text.matchAll(/&([A-Za-z_][\w.:-]*);/g)) {
    added += declared.get(name)?.length ?? 0
    if (added > maxAdded) throw new Error('Its entities make too much of it.')
  }
  return Object.assign(Object.create(null), predefined, Object.fromEntries(declared))
}

function plain(value: string): string | null {
  let isPlain = !/[<%]/.test(value)
  const said = value.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);?/gi, (_, name: string) => {
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    const character = name.startsWith('#') && code <= 0x10ffff ? String.fromCodePoint(code) : predefined[name]
    if (character === undefined || character === '<') isPlain = false
    return character ?? ''
  })
  return isPlain ? said : null
}
