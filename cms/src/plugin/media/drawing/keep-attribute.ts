import { cleanStyle, isOwnValue, ownPaint } from './clean-css.ts'
import { painting } from './drawing-elements.ts'

export interface Attribute {
  readonly name: string
  readonly value: string
}

/** An attribute that stays; or a picture whose bytes it holds; or what would go with it. */
export interface Kept extends Attribute {
  readonly picture?: Buffer
  readonly loss?: 'image' | 'part'
}

const plainName = /^[a-z_][\w.-]*$/i
/** Handlers, and what moves what an address means. */
const harmful = /^on|^(?:base|src)$/i
/** Attributes that may not change by themselves besides: those judged rule by rule, and those that lead elsewhere. */
const unmoved = /^style$|href$/i
const kept: ReadonlySet<string> = new Set(['xml:space', 'xml:lang'])
/** Values that a browser might fetch, or that might run, in an attribute that is not known to be read as a style. */
const foreign = /\\|url\s*\((?!\s*(?:['"]\s*)?#)|(?:image(?:-set)?|src|element)\s*\(|javascript:|data:/i
/** Read as plain names, whatever is in them. */
const names: ReadonlySet<string> = new Set(['id', 'class'])

/** Answers what stays of an attribute; null: nothing, and nothing seen goes with it. */
export function keepAttribute(element: string, { name, value }: Attribute): Kept | null {
  if (name === 'href' || name === 'xlink:href') return keepReference(element, value.trim())
  if (kept.has(name)) return { name, value }
  if (!plainName.test(name) || harmful.test(name)) return null
  if (name === 'style') {
    const style = cleanStyle(value)
    return style === '' ? null : { name, value: style }
  }
  if (painting.has(name)) {
    const own = isOwnValue(value) || !/^(?:fill|stroke)$/.test(name) ? value : ownPaint(value)
    return isOwnValue(own) ? { name, value: own } : null
  }
  return names.has(name) || !foreign.test(value) ? { name, value } : null
}

function keepReference(element: string, value: string): Kept | null {
  const name = 'href'
  // Links lead away from the picture that the drawing is.
  if (element === 'a' || value === '') return null
  if (value.startsWith('#')) return { name, value }
  if (element === 'use') return { name, value, loss: 'part' }
  if (element !== 'image' && element !== 'feImage') return null
  const base64 = /^data:image\/(?:png|jpe?g|pjpeg|gif|webp)\s*(?:;[^,;]*)?;\s*base64\s*,/i.exec(value)?.[0]
  if (!base64) return { name, value, loss: 'image' }
  return { name, value: '', picture: Buffer.from(value.slice(base64.length), 'base64') }
}

/** Whether what changes by itself changes nothing but looks. */
export function keepsMovement(attributes: readonly Attribute[]): boolean {
  const changed = attributes.find(({ name }) => name === 'attributeName')?.value ?? ''
  if (!/^[a-z-]*$/i.test(changed) || harmful.test(changed) || unmoved.test(changed)) return false
  return attributes.every(
    ({ name, value }) => !['from', 'to', 'by', 'values'].includes(name) || isOwnValue(value) || !foreign.test(value),
  )
}
