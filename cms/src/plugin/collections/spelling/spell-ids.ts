import { readId } from '@blickfang/contract/kernel/text/id.ts'
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type FlattenedField,
  NotFound,
  traverseFields,
} from 'payload'

interface Args {
  readonly id?: unknown
  readonly where?: unknown
  readonly data?: unknown
}

/** A collection that names its ids the way the database does, whoever asks: it does so before any other of its hooks runs. */
export function withOneSpelling(collection: CollectionConfig): CollectionConfig {
  // A collection with ids of its own kind knows itself how they are written.
  if (collection.fields.some((field) => 'name' in field && field.name === 'id')) return collection
  return {
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [spellIds, ...(collection.hooks?.beforeOperation ?? [])] },
  }
}

/**
 * Postgres takes an id in capitals, in braces and without hyphens, and finds the same row; whatever compares, locks or expires
 * by what was asked would take it for another one. So ids are spelled in one way at the one place through which REST, GraphQL, the admin
 * and the local API all come. Throws NotFound for what is no id.
 */
const spellIds: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { id, where, data } = args as Args
  const spelled: Record<string, unknown> = { ...args }
  if (id !== undefined && id !== null) {
    spelled.id = readId(id)
    if (spelled.id === null) throw new NotFound(req.t)
  }
  if (where) spelled.where = spellWhere(where, collection.flattenedFields)
  if (isRecord(data)) spelled.data = spellData(data, collection.fields)
  return spelled as typeof args
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRelation(field: { readonly type?: string } | undefined): boolean {
  return field?.type === 'relationship' || field?.type === 'upload'
}

/** The ids that a question names, however deep; all other values as they are. */
function spellWhere(where: unknown, fields: readonly FlattenedField[]): unknown {
  if (Array.isArray(where)) return where.map((part) => spellWhere(part, fields))
  if (!isRecord(where)) return where
  return Object.fromEntries(
    Object.entries(where).map(([path, asked]) => {
      if (/^(and|or)$/i.test(path)) return [path, spellWhere(asked, fields)]
      const field = fields.find(({ name }) => name === path)
      const namesIds = /(^|\.)id$/.test(path) || isRelation(field)
      return [path, namesIds && isRecord(asked) ? mapValues(asked, spellValue) : asked]
    }),
  )
}

/** The ids that relations of a document name. */
function spellData(data: Record<string, unknown>, fields: Field[]): Record<string, unknown> {
  const copy = structuredCloneOf(data)
  traverseFields({
    fields,
    fillEmpty: false,
    ref: copy,
    callback: ({ field, ref }) => {
      if (!isRelation(field) || !('name' in field) || !field.name || !isRecord(ref) || !(field.name in ref)) return
      ref[field.name] = spellValue(ref[field.name])
    },
  })
  return copy
}

/** An id, a list of them, several in one text, or one with the name of its collection. */
function spellValue(value: unknown): unknown {
  if (typeof value === 'string') {
    const parts = value.split(',').map((part) => readId(part.trim()) ?? part)
    return parts.join(',')
  }
  if (Array.isArray(value)) return value.map(spellValue)
  if (isRecord(value) && 'value' in value) return { ...value, value: spellValue(value.value) }
  return value
}

function mapValues(values: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}

/** Objects and lists anew, all else as it is: what came with a request is not changed under those who hold it. */
function structuredCloneOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(structuredCloneOf) as Value
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return mapValues(value, structuredCloneOf) as Value
}
