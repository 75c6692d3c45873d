// The very file that Payload loads: of two copies GraphQL believes neither.
import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql/index.js'

/** So many texts are remembered, none of them longer than this: the site has two, of 3 kB. */
const most = 50
const longest = 16 * 1024

/**
 * Remembers texts that are good queries. To parse and check one takes 5 ms, because some of GraphQL's rules go through
 * every type that Payload knows, and the site sends the same texts over and over. Rules that look at variables are no
 * part of it. null: not a good query, and the full way says what is wrong with it.
 */
export function makeDocuments(schema: GraphQLSchema): (text: string) => DocumentNode | null {
  const known = new Map<string, DocumentNode>()
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const document = parsed(text)
    if (!document || validate(schema, document, specifiedRules).length > 0) return null
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
