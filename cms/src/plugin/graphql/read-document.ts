// The very file that Payload loads: of two copies GraphQL believes neither.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql/index.js'

/**
 * The most that a document may be. The site's own largest, with the names of types that its client adds, has 5,000 characters, a
 * depth of 8, one root field, and some 420 fields in 460 selections. Values of any length belong into variables.
 */
const most = {
  characters: 32 * 1024,
  tokens: 4_000,
  /** Fields, spreads and inline fragments of all definitions, every fragment spelled out wherever it is spread. */
  selections: 2_000,
  /** Limits of one operation. */
  depth: 10,
  rootFields: 5,
  fields: 1_000,
  /** Pairs of fields with one name in the answer, which a rule of GraphQL compares one by one. */
  pairs: 10_000,
} as const
type Limit = keyof typeof most

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

const words: Readonly<Record<Limit, string>> = {
  characters: 'characters',
  tokens: 'tokens',
  selections: 'selections, with its fragments spelled out',
  depth: 'levels',
  rootFields: 'root fields',
  fields: 'fields',
  pairs: 'fields of the same name',
}

/** Root fields that count, by name; undefined: all. */
type Ours = ReadonlySet<string> | undefined

interface WalkOptions {
  readonly fragments: Fragments
  readonly hasRoot: boolean
  readonly ours: Ours
}

class Walk {
  readonly #fragments: Fragments
  readonly #hasRoot: boolean
  readonly #ours: Ours
  readonly #step: () => number
  readonly #named = new Map<string, number>()
  #pairs = 0
  #fields = 0
  #rootFields = 0

  constructor({ fragments, hasRoot, ours }: WalkOptions, step: () => number) {
    this.#fragments = fragments
    this.#hasRoot = hasRoot
    this.#ours = ours
    this.#step = step
  }

  /** The first limit that the set, or what it leads to, passes. A fragment inside itself passes one, too. */
  through({ selections }: SelectionSetNode, depth: number): Limit | null {
    for (const selection of selections) {
      if (this.#step() > most.selections) return 'selections'
      const isField = selection.kind === Kind.FIELD
      if (isField && depth === 0 && this.#ours && !this.#ours.has(selection.name.value)) continue
      const own = isField ? this.#count(selection.alias?.value ?? selection.name.value, depth) : null
      const set =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? this.#fragments.get(selection.name.value)?.selectionSet
          : selection.selectionSet
      const excess = own ?? (set ? this.through(set, isField ? depth + 1 : depth) : null)
      if (excess) return excess
    }
    return null
  }

  #count(name: string, depth: number): Limit | null {
    const before = this.#named.get(name) ?? 0
    this.#named.set(name, before + 1)
    this.#pairs += before
    if (++this.#fields > most.fields) return 'fields'
    if (this.#pairs > most.pairs) return 'pairs'
    if (depth >= most.depth) return 'depth'
    return this.#hasRoot && depth === 0 && ++this.#rootFields > most.rootFields ? 'rootFields' : null
  }
}

/**
 * A query's text as a document that is small in every way that matters to what comes after it: rules that follow each spread,
 * compare each pair of fields or go down level by level. Throws GraphQLError.
 */
export function readDocument(text: string): DocumentNode {
  const document = parseWithin(text)
  const error = excessOf(document)
  if (error) throw error
  return document
}

/** A text as a document, unless it is too long for one of ours. Throws GraphQLError. */
export function parseWithin(text: string): DocumentNode {
  if (text.length > most.characters) throw tooMany('characters')
  // Without places in the text: to find the line of one costs the length of the text.
  return parse(text, { noLocation: true, maxTokens: most.tokens })
}

/**
 * The same for documents that come to Payload's handler by another way: there it is one of its rules. With `ours` for these root fields
 * and what they lead to alone, whatever a project asks beside them.
 */
export function queryLimits(ours?: ReadonlySet<string>): ValidationRule {
  return (context) => ({
    Document(document) {
      const error = excessOf(document, ours)
      if (error) context.reportError(error)
    },
  })
}

/** Reason for which `queryLimits` refuses a document; null: none. */
export function excessOf(document: DocumentNode, ours?: ReadonlySet<string>): GraphQLError | null {
  const { excess } = measure(document, ours)
  return excess && tooMany(excess)
}

/** Counts until the first limit is passed, so no document takes more steps than there are selections allowed. */
export function measure(
  document: DocumentNode,
  ours?: Ours,
): { readonly steps: number; readonly excess: Limit | null } {
  const fragments = fragmentsOf(document)
  let steps = 0
  for (const definition of document.definitions) {
    const hasRoot = definition.kind === Kind.OPERATION_DEFINITION
    // A fragment that nothing of ours spreads is none of ours.
    if (!hasRoot && (ours || definition.kind !== Kind.FRAGMENT_DEFINITION)) continue
    const walk = new Walk({ fragments, hasRoot, ours }, () => ++steps)
    const excess = walk.through(definition.selectionSet, 0)
    if (excess) return { steps, excess }
  }
  return { steps, excess: null }
}

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d] as const] : [])))
}

function tooMany(limit: Limit): GraphQLError {
  return new GraphQLError(`The query has too many ${words[limit]}: at most ${most[limit]} are allowed.`)
}
