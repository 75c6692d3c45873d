import type { Source, SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { sources } from '@blickfang/contract/sources/sources.generated.ts'
import type * as GraphQL from 'graphql'
import { z } from 'zod'
import type { OutputType } from './output-type.ts'

const answered = Object.values<Source>(sources).filter(({ answeredBy }) => answeredBy === 'cms')
const ours: ReadonlySet<string> = new Set(Object.keys(sources))

/** Type of the answers of a project's own sources, which the site cannot name: it was typed before they were there. */
const ofProject = 'BfOwnAnswer'

/**
 * The answers of all sources as one union: a type for each of ours, whose `data` is what the source's schema says, and one for those
 * of a project, whose data come whole.
 */
export function answerType(graphql: typeof GraphQL, type: OutputType): GraphQL.GraphQLUnionType {
  const text = { type: new graphql.GraphQLNonNull(graphql.GraphQLString) }
  const whole = new graphql.GraphQLScalarType({
    name: 'BfOwnData',
    description: 'Data as the schema of a project’s own source says.',
  })
  const own = new graphql.GraphQLObjectType({
    name: ofProject,
    fields: { name: text, key: text, data: { type: whole } },
  })
  return new graphql.GraphQLUnionType({
    name: 'BfSourceAnswer',
    types: () => [
      ...answered.map(({ name, schema }) => {
        const answer = z.object({ name: z.string(), key: z.string(), data: schema })
        return graphql.getNullableType(type(answer, typeName(name))) as GraphQL.GraphQLObjectType
      }),
      own,
    ],
    resolveType: ({ name }: SourceAnswer) => (ours.has(name) ? typeName(name) : ofProject),
  })
}

function typeName(source: string): string {
  return `Bf${source.charAt(0).toUpperCase()}${source.slice(1)}Answer`
}
