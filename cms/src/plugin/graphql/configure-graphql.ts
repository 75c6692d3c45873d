import type { Config } from 'payload'
import { makeQueries } from './queries.ts'
import { queryLimits } from './read-document.ts'
import { resolvers } from './resolvers.ts'

/** Payload's own GraphQL with what the site reads added, and limits that hold for all of it. */
export function configureGraphql(config: Config['graphQL'] = {}): Config['graphQL'] {
  return {
    maxComplexity: 500,
    disableIntrospectionInProduction: true,
    disablePlaygroundInProduction: true,
    ...config,
    queries: (graphql, context) => ({ ...config.queries?.(graphql, context), ...makeQueries(graphql, resolvers) }),
    validationRules: (args) => [...(config.validationRules?.(args) ?? []), queryLimits],
  }
}
