import type * as GraphQL from 'graphql'
import type { OwnQuery } from './ours/own-queries.ts'
import { makeViewTypes } from './view-types.ts'

type Resolvers = Readonly<Record<OwnQuery, GraphQL.GraphQLFieldResolver<unknown, never>>>

/** Makes the queries that the site reads by, as GraphQL. The answers are those of API v1's operations. */
export function makeQueries(
  graphql: typeof GraphQL,
  resolvers: Resolvers,
): Record<OwnQuery, GraphQL.GraphQLFieldConfig<unknown, never>> {
  const types = makeViewTypes(graphql)
  const locale = { type: types.locale }
  const collection = {
    type: graphql.GraphQLString,
    description: 'Left out: the free pages, which belong to no collection.',
  }
  const draft = {
    type: graphql.GraphQLBoolean,
    defaultValue: false,
    description: 'The unpublished state, for signed-in editors only.',
  }
  const key = {
    type: graphql.GraphQLString,
    description: 'What a reader who typed the page’s password was given.',
  }
  return {
    pageBySlug: {
      type: types.pageView,
      description:
        'One page in one language; null where there is none. An empty slug is the home page, a slug with a tilde names a page by its role.',
      args: { locale, collection, slug: { type: new graphql.GraphQLNonNull(graphql.GraphQLString) }, draft, key },
      resolve: resolvers.pageBySlug,
    },
    pages: {
      type: types.pageTeasers,
      description: 'The pages of a collection in one language, in their order.',
      args: { locale, collection, draft },
      resolve: resolvers.pages,
    },
    addresses: {
      type: types.pageLocations,
      description:
        'Where the pages that search engines may show stand in one language, and nothing of what stands on them.',
      args: { locale, draft },
      resolve: resolvers.addresses,
    },
    navigation: {
      type: types.navigation,
      description: 'The header’s menu.',
      args: { locale, draft },
      resolve: resolvers.navigation,
    },
    settings: {
      type: types.siteView,
      description: 'What header, footer and metadata of every page need.',
      args: { locale, draft },
      resolve: resolvers.settings,
    },
  }
}
