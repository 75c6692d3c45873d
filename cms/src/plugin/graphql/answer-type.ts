import type { Source, SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { sources } from '@blickfang/contract/sources/sources.generated.ts'
import type * as GraphQL from 'graphql'
import { z } from 'zod'
import type { OutputType } from './output-type.ts'

const answered = Object.values<Source>(sources).filter(({ answeredBy }) => answeredBy === 'cms')

/** The answers of all sources as one union: a type for each, whose `data` is what the source's schema says. */
export function answerType(graphql: typeof GraphQL, type: OutputType): GraphQL.GraphQLUnionType {
  return new graphql.GraphQLUnionType({
    name: 'SourceAnswer',
    types: () =>
      answered.map(({ name, schema }) => {
        const answer = z.object({ name: z.string(), key: z.string(), data: schema })
        return graphql.getNullableType(type(answer, typeName(name))) as GraphQL.GraphQLObjectType
      }),
    resolveType: ({ name }: SourceAnswer) => typeName(name),
  })
}

function typeName(source: string): string {
  return `${source.charAt(0).toUpperCase()}${source.slice(1)}Answer`
}
