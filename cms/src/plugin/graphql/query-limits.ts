import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValidationContext, ValidationRule } from 'graphql'
import { GraphQLError } from 'graphql/error/index.js'

/** The site's own largest query has a depth of 7, 1 root field and about 120 fields. */
const limits = { depth: 10, rootFields: 5, fields: 400 }

interface Size {
  depth: number
  fields: number
  /** Fields on the set's own level, which aliases multiply. */
  here: number
}
const nothing: Size = { depth: 0, fields: 0, here: 0 }

/** Refuses queries that are too deep, ask too many things at once by aliases, or grow by repeated fragments. */
export const queryLimits: ValidationRule = (context: ValidationContext) => ({
  Document(document) {
    const measure = makeMeasure(document)
    for (const definition of document.definitions) {
      if (definition.kind !== 'OperationDefinition') continue
      const { depth, fields, here } = measure(definition.selectionSet)
      const refuse = (what: string, limit: number) =>
        context.reportError(
          new GraphQLError(`The query has too ${what}: at most ${limit} are allowed.`, { nodes: definition }),
        )
      if (depth > limits.depth) refuse('many levels', limits.depth)
      if (fields > limits.fields) refuse('many fields', limits.fields)
      if (here > limits.rootFields) refuse('many root fields', limits.rootFields)
    }
  },
})

/** Sizes with every fragment spelled out; each fragment is measured once, so that nesting them cannot make this slow. */
function makeMeasure(document: DocumentNode): (set: SelectionSetNode) => Size {
  const fragments = fragmentsOf(document)
  const known = new Map<string, Size>()

  function ofFragment(name: string): Size {
    const size = known.get(name)
    if (size) return size
    // A fragment inside itself counts nothing here: another rule refuses it.
    known.set(name, nothing)
    const fragment = fragments.get(name)
    const measured = fragment ? measure(fragment.selectionSet) : nothing
    known.set(name, measured)
    return measured
  }

  function measure(set: SelectionSetNode): Size {
    const parts = set.selections.map((selection): Size => {
      if (selection.kind === 'FragmentSpread') return ofFragment(selection.name.value)
      const inner = selection.selectionSet ? measure(selection.selectionSet) : nothing
      return selection.kind === 'InlineFragment' ? inner : { depth: inner.depth + 1, fields: inner.fields + 1, here: 1 }
    })
    const total = (key: keyof Size) => parts.reduce((sum, part) => sum + part[key], 0)
    return { depth: Math.max(0, ...parts.map((part) => part.depth)), fields: total('fields'), here: total('here') }
  }
  return measure
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((d) => (d.kind === 'FragmentDefinition' ? [[d.name.value, d] as const] : [])),
  )
}
