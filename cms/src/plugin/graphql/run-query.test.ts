import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql/index.js'
import { expect, test } from 'vitest'
import { makeRunQuery } from './run-query.ts'

const page = new GraphQLObjectType({ name: 'Page', fields: { name: { type: new GraphQLNonNull(GraphQLString) } } })
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      page: {
        type: page,
        args: { id: { type: GraphQLInt } },
        resolve: (_, { id }, { prefix }) => (id === 0 ? { name: null } : { name: `${prefix} ${id}` }),
      },
    },
  }),
})
const document = parse('query Page($id: Int) { page(id: $id) { called: name } } query Other { page(id: 7) { name } }')

test('a query answers the same the first time and the thirtieth, by name, variables and context', async () => {
  const run = makeRunQuery(schema)
  const contextValue = { prefix: 'Seite' }
  for (let id = 1; id <= 30; id++) {
    const answer = await run({ document, operationName: 'Page', variableValues: { id }, contextValue })
    expect(answer).toEqual({ data: { page: { called: `Seite ${id}` } } })
  }
  const other = await run({ document, operationName: 'Other', contextValue })
  expect(other).toEqual({ data: { page: { name: 'Seite 7' } } })
})

test('an answer that breaks the schema is an error, compiled or not', async () => {
  const run = makeRunQuery(schema)
  for (let round = 0; round < 25; round++) {
    const answer = await run({ document, operationName: 'Page', variableValues: { id: 0 }, contextValue: {} })
    expect(answer.errors?.[0]?.message).toContain('Cannot return null for non-nullable field Page.name')
    expect(answer.data).toEqual({ page: null })
  }
})

test('an operation that the document does not have is told, however often it is asked for', async () => {
  const run = makeRunQuery(schema)
  for (let round = 0; round < 25; round++)
    expect((await run({ document, operationName: 'Third', contextValue: {} })).errors?.[0]?.message).toContain('Third')
})
