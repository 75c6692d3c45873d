import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql'

/** Queries of the site, by the names of its operations, with the arguments that it gives. */
const asked = {
  PageBySlug: { field: 'pageBySlug', args: ['locale', 'collection', 'slug', 'draft', 'key'] },
  Site: { field: 'settings', args: ['locale', 'draft'] },
  Addresses: { field: 'addresses', args: ['locale'] },
} as const

/**
 * The site's operations as GraphQL: each asks for everything that its type has and that is not said otherwise elsewhere in it
 * (`deprecated`), so that what the schemas say is what arrives. The data of a union's member is asked for under the source's name
 * (`BfBranchesAnswer.data` as `branches`), because GraphQL wants fields of one name to be of one type.
 */
export function siteOperations(schema: GraphQLSchema): string {
  const roots = Object.entries(asked).map(([name, { field, args }]) => {
    const found = schema.getQueryType()?.getFields()[field]
    if (!found) throw new Error(`The cms has no query ${field}`)
    return { name, found, used: found.args.filter((arg) => (args as readonly string[]).includes(arg.name)) }
  })
  const uses = new Map<string, number>()
  for (const { found } of roots) countUses(getNamedType(found.type), uses)
  const shared = [...uses].filter(([, count]) => count > 1).map(([name]) => name)
  const operations = roots.map(({ name, found, used }) => {
    const variables = used.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
    const given = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    return `query ${name}(${variables}) { ${found.name}(${given})${selection(getNamedType(found.type), shared)} }`
  })
  const fragments = shared.map((name) => {
    const type = schema.getType(name) as GraphQLObjectType
    return `fragment ${name} on ${name} { ${fieldsOf(type, shared)} }`
  })
  return [...fragments, ...operations].join('\n')
}

/** How often each type with fields is asked for: what comes more than once becomes a fragment. */
function countUses(type: GraphQLNamedType, uses: Map<string, number>): void {
  if (isUnionType(type)) for (const member of type.getTypes()) countUses(member, uses)
  if (!isObjectType(type)) return
  const before = uses.get(type.name) ?? 0
  uses.set(type.name, before + 1)
  if (before > 0) return
  for (const field of fields(type)) countUses(getNamedType(field.type), uses)
}

/** Fields that are asked of a type; nothing for a type without fields. */
function selection(type: GraphQLNamedType, shared: readonly string[]): string {
  if (isUnionType(type)) {
    const members = type
      .getTypes()
      .map((member) => `... on ${member.name} { ${fieldsOf(member, shared, dataName(member))} }`)
    return ` { ${members.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  return shared.includes(type.name) ? ` { ...${type.name} }` : ` { ${fieldsOf(type, shared)} }`
}

function fieldsOf(type: GraphQLObjectType, shared: readonly string[], dataAs = 'data'): string {
  return fields(type)
    .map(({ name, type: of }) => (name === 'data' ? `${dataAs}: data` : name) + selection(getNamedType(of), shared))
    .join(' ')
}

function fields(type: GraphQLObjectType) {
  return Object.values(type.getFields()).filter(({ deprecationReason }) => deprecationReason === undefined)
}

function dataName({ name }: GraphQLObjectType): string {
  const source = name.replace(/^Bf(.+)Answer$/, '$1')
  return source.charAt(0).toLowerCase() + source.slice(1)
}
