// The very file that Payload loads: of two copies GraphQL believes neither.
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql/index.js'

/**
 * Whether a document asks for nothing but `ours`, the queries that the site reads by: what else a project has in its GraphQL, and what its tools ask of the
 * schema, is its own matter. Goes through each fragment once, however often it is spread.
 */
export function asksOursAlone({ definitions }: DocumentNode, ours: ReadonlySet<string>): boolean {
  const known = new Set([...ours, '__typename'])
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const seen = new Set<string>()
  const isOurs = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return known.has(selection.name.value)
      if (selection.kind === Kind.INLINE_FRAGMENT) return isOurs(selection.selectionSet)
      const { value: name } = selection.name
      if (seen.has(name)) return true
      seen.add(name)
      const fragment = fragments.get(name)
      return fragment === undefined || isOurs(fragment.selectionSet)
    })
  return definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || isOurs(definition.selectionSet),
  )
}
