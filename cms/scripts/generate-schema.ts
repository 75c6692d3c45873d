import { writeFileSync } from 'node:fs'
import * as graphql from 'graphql'
import { makeQueries } from '../src/plugin/graphql/queries.ts'

const none = () => null
const fields = makeQueries(graphql, { pageBySlug: none, pages: none, navigation: none, settings: none })
const schema = new graphql.GraphQLSchema({
  query: new graphql.GraphQLObjectType({
    name: 'Query',
    fields: fields as graphql.GraphQLFieldConfigMap<unknown, unknown>,
  }),
})
writeFileSync(new URL('../schema.graphql', import.meta.url), `${graphql.printSchema(schema)}\n`)
