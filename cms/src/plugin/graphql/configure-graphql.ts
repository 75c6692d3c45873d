import type { Config } from 'payload'
import { ownQueries } from './ours/own-queries.ts'
import { makeQueries } from './queries.ts'
import { queryLimits } from './read-document.ts'
import { resolvers } from './resolvers.ts'

/**
 * Payload's own GraphQL with what the site reads added, and limits: for all of it where the database is Blickfang's alone, and in a
 * project for what a query asks of ours. All else is held to Payload's limits and those of the project. Throws when a project has a
 * query of the same name.
 */
export function configureGraphql(theirs: Config['graphQL'] = {}, { isAlone = true } = {}): Config['graphQL'] {
  const limits = queryLimits(isAlone ? undefined : ownQueries)
  return {
    ...(isAlone && { maxComplexity: 500 }),
    disableIntrospectionInProduction: true,
    disablePlaygroundInProduction: true,
    ...theirs,
    queries: (graphql, context) => {
      const own = makeQueries(graphql, resolvers)
      const given = theirs.queries?.(graphql, context) ?? {}
      const twice = Object.keys(own).filter((name) => name in given)
      if (twice.length > 0)
        throw new Error(
          `Blickfang brings GraphQL queries called ${twice.join(', ')}: please rename those of the project.`,
        )
      return { ...given, ...own }
    },
    validationRules: (args) => [...(theirs.validationRules?.(args) ?? []), limits],
  }
}
