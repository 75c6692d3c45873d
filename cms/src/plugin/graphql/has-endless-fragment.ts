import { type DocumentNode, Kind, parse, visit } from 'graphql'

/** Whether a fragment of the query is inside itself. Payload's measure of complexity would follow it for ever, before the rule that refuses it. */
export function hasEndlessFragment(query: unknown): boolean {
  if (typeof query !== 'string' || !query.includes('...')) return false
  const spreads = spreadsOf(query)
  const isOpen = new Set<string>()
  const isDone = new Set<string>()
  const leadsBack = (name: string): boolean => {
    if (isDone.has(name)) return false
    if (isOpen.has(name)) return true
    isOpen.add(name)
    const found = [...(spreads.get(name) ?? [])].some(leadsBack)
    isDone.add(name)
    return found
  }
  return [...spreads.keys()].some(leadsBack)
}

/** By fragment: the fragments it spreads, at any depth of its own. */
function spreadsOf(query: string): ReadonlyMap<string, ReadonlySet<string>> {
  const spreads = new Map<string, Set<string>>()
  for (const definition of documentOf(query)?.definitions ?? []) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    const found = new Set<string>()
    visit(definition, { enter: (node) => void (node.kind === Kind.FRAGMENT_SPREAD && found.add(node.name.value)) })
    spreads.set(definition.name.value, found)
  }
  return spreads
}

/** null for what is no query: GraphQL itself says so better. */
function documentOf(query: string): DocumentNode | null {
  try {
    return parse(query, { noLocation: true })
  } catch {
    return null
  }
}
