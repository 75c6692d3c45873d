import type { Json } from '../kernel/json.ts'
import { isEqual } from './is-equal.ts'

type Node = { readonly [key: string]: Json }

/**
 * Whether two values are the same to a person, for client and server alike: words are, whatever text they were translated
 * from, and rich texts are when they look the same and lead to the same places. Their plain words follow from their nodes.
 */
export function isSameValue(a: Json, b: Json): boolean {
  return isEqual(meaning(a), meaning(b))
}

function meaning(value: Json): Json {
  if (!isNode(value) || !('text' in value)) return value
  const { source: _source, json, ...content } = value
  if (json === undefined) return content
  const { text: _text, ...rest } = content
  return { ...rest, json: look(json) }
}

/** Notes of Lexical beside words and form: they differ between a sample, what was typed and what was taken back by hand. */
const notes = new Set([
  'version',
  'direction',
  'textFormat',
  'textStyle',
  'detail',
  'mode',
  'style',
  'value',
  'start',
  'id',
])

function look(value: Json): Json {
  if (isList(value)) return joined(value.map(look))
  if (!isNode(value)) return value
  const parts = Object.entries(value).flatMap(([key, part]): [string, Json][] => {
    // No format and no indent are the same as none noted.
    if (notes.has(key) || part === 0 || part === '') return []
    if (key !== '$') return [[key, look(part)]]
    const state = stateOf(part)
    return state ? [[key, state]] : []
  })
  return Object.fromEntries(parts)
}

/** Colour and size; the text's own are none. */
function stateOf(state: Json): Json | null {
  if (!isNode(state)) return null
  const said = Object.entries(state).filter(([, value]) => value !== 'transparent' && value !== 'medium')
  return said.length > 0 ? Object.fromEntries(said) : null
}

/** A text may lie there in several pieces of the same form. */
function joined(nodes: readonly Json[]): Json {
  const result: Json[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (isText(node) && last !== undefined && isText(last) && isEqual({ ...last, text: '' }, { ...node, text: '' }))
      result[result.length - 1] = { ...last, text: last.text + node.text }
    else result.push(node)
  }
  return result
}

function isText(node: Json): node is Node & { readonly text: string } {
  return isNode(node) && node.type === 'text' && typeof node.text === 'string'
}

function isNode(value: Json): value is Node {
  return typeof value === 'object' && value !== null && !isList(value)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
