// The very file that Payload loads: of two copies GraphQL believes neither.
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql/index.js'
import { readDocument } from './read-document.ts'

interface Asked {
  readonly query: string
  readonly operationName?: string | null | undefined
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
}

/** A document that may be run with its variables, or what is wrong with them. */
export type Checked = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] }

/** Most texts that are remembered, none of them longer than this: the site has three, of at most 2 kB. */
const most = 50
const longest = 16 * 1024
/** Nobody mends more faults at once; and «Did you mean» would name to anybody what the schema has. */
const wording = { maxErrors: 5, hideSuggestions: true }

/**
 * Checks what is asked: first its size, then GraphQL's rules, `limits` and the variables. Texts that are good are remembered:
 * to parse and check one takes 5 ms, because some rules go through every type that Payload knows, and the site sends the same
 * texts over and over. A text with a directive is not, because there the complexity depends on the variables; that of a
 * field is a number.
 */
export function makeDocuments(
  schema: GraphQLSchema,
  limits: (document: DocumentNode, variables: Asked['variables']) => readonly ValidationRule[],
): (asked: Asked) => Checked {
  const known = new Map<string, DocumentNode>()
  const check = (asked: Asked): Checked => {
    const { query: text, variables } = asked
    const found = known.get(text)
    const document = found ?? readDocument(text)
    // In this order: each trusts what the one before has found.
    const steps = [
      () => (found ? [] : validate(schema, document, specifiedRules, wording)),
      () => checkVariables(schema, document, asked),
      () => (found ? [] : validate(schema, document, limits(document, variables), wording)),
    ]
    for (const step of steps) {
      const errors = step()
      if (errors.length > 0) return { errors }
    }
    if (!found && text.length <= longest && !text.includes('@')) remember(known, text, document)
    return { document }
  }
  return (asked) => {
    try {
      return check(asked)
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }
}

function remember(known: Map<string, DocumentNode>, text: string, document: DocumentNode): void {
  const [oldest] = known.keys()
  if (known.size >= most && oldest !== undefined) known.delete(oldest)
  known.set(text, document)
}

/** Without an operation of that name there are no variables to check; Payload says so. */
function checkVariables(schema: GraphQLSchema, document: DocumentNode, { operationName, variables }: Asked) {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  return getVariableValues(schema, definitions, variables ?? {}, wording).errors ?? []
}
