// The very file that Payload loads: of two copies GraphQL believes neither.
import {
  type DocumentNode,
  type GraphQLSchema,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql/index.js'

interface Asked {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
}

/** So many texts are remembered, none of them longer than this: the site has two, of 3 kB. */
const most = 50
const longest = 16 * 1024

/**
 * Remembers texts that are good queries by GraphQL's rules and by `limits`. To parse and check one takes 5 ms, because some
 * rules go through every type that Payload knows, and the site sends the same texts over and over. A text with a directive
 * is never taken, because there the complexity depends on the variables; that of a field is a number.
 * null: not a good query, and the full way says what is wrong with it.
 */
export function makeDocuments(
  schema: GraphQLSchema,
  limits: (document: DocumentNode, variables: Asked['variables']) => readonly ValidationRule[],
): (asked: Asked) => DocumentNode | null {
  const known = new Map<string, DocumentNode>()
  return ({ query: text, variables }) => {
    const found = known.get(text)
    if (found) return found
    const document = text.includes('@') ? null : parsed(text)
    // In this order: what measures the query would follow a fragment inside itself for ever.
    if (!document || validate(schema, document, specifiedRules).length > 0) return null
    if (validate(schema, document, limits(document, variables)).length > 0) return null
    if (text.length > longest) return document
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    known.set(text, document)
    return document
  }
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}
