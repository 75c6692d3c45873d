import * as graphql from 'graphql/index.js'
import { expect, test } from 'vitest'
import { makeQueries } from './queries.ts'
import type { resolvers } from './resolvers.ts'

const given = new Set([...graphql.specifiedScalarTypes, ...graphql.introspectionTypes].map(({ name }) => name))
const query = (fields: object) =>
  new graphql.GraphQLObjectType({ name: 'Query', fields: fields as graphql.GraphQLFieldConfigMap<unknown, unknown> })
const queries = () => makeQueries(graphql, {} as typeof resolvers)
const named = Object.keys(new graphql.GraphQLSchema({ query: query(queries()) }).getTypeMap()).filter(
  (name) => name !== 'Query' && !given.has(name),
)

test('every type has our prefix, so that a project may call its own as it likes', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !/^Bf[A-Z]/.test(name))).toEqual([])
})

test('a project’s blocks and globals called as our types were are types beside ours', () => {
  const theirs = named.map((name) => name.replace(/^Bf/, ''))
  const own = Object.fromEntries(
    theirs.map((name) => [
      `own${name}`,
      { type: new graphql.GraphQLObjectType({ name, fields: { title: { type: graphql.GraphQLString } } }) },
    ]),
  )
  const types = new graphql.GraphQLSchema({ query: query({ ...queries(), ...own }) }).getTypeMap()
  expect(Object.keys(types)).toEqual(expect.arrayContaining([...named, ...theirs]))
})
