import type * as GraphQL from 'graphql'
import { z } from 'zod'

interface OutputTypes {
  /** The library that Payload builds its schema with: types of another copy of it would not fit. */
  graphql: typeof GraphQL
  /** Names of the schemas that have one; what lies inside a named object is called after its place. */
  names: ReadonlyMap<z.ZodType, string>
  /** Schemas that stay one opaque value. */
  scalars: ReadonlyMap<z.ZodType, GraphQL.GraphQLScalarType>
}

type OutputType = (schema: z.ZodType, place?: string) => GraphQL.GraphQLOutputType

/** Makes GraphQL types out of zod schemas, so that an answer is described once. Throws for what GraphQL cannot describe, such as records. */
export function makeOutputType({ graphql, names, scalars }: OutputTypes): OutputType {
  const made = new Map<z.ZodType, GraphQL.GraphQLNullableType & GraphQL.GraphQLOutputType>()

  function outputType(schema: z.ZodType, place = ''): GraphQL.GraphQLOutputType {
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
      return graphql.getNullableType(outputType(schema.unwrap() as z.ZodType, place))
    }
    if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
      return outputType(schema.unwrap() as z.ZodType, place)
    const known = made.get(schema) ?? nullableType(schema, names.get(schema) ?? place)
    made.set(schema, known)
    return new graphql.GraphQLNonNull(known)
  }

  function nullableType(schema: z.ZodType, name: string): GraphQL.GraphQLNullableType & GraphQL.GraphQLOutputType {
    const scalar = scalars.get(schema)
    if (scalar) return scalar
    if (schema instanceof z.ZodObject) return objectType(schema, name)
    if (schema instanceof z.ZodArray) return new graphql.GraphQLList(outputType(schema.element as z.ZodType, name))
    if (schema instanceof z.ZodEnum) return enumType(schema.options.map(String), name)
    if (schema instanceof z.ZodNumber) return schema.isInt ? graphql.GraphQLInt : graphql.GraphQLFloat
    if (schema instanceof z.ZodBoolean) return graphql.GraphQLBoolean
    if (isText(schema)) return graphql.GraphQLString
    throw new Error(`GraphQL has no type for ${name} (${schema.def.type})`)
  }

  function objectType(schema: z.ZodObject, name: string) {
    const fields = () =>
      Object.fromEntries(
        Object.entries(schema.shape).map(([key, part]) => [
          key,
          { type: outputType(part as z.ZodType, name + capital(key)) },
        ]),
      )
    return new graphql.GraphQLObjectType({ name, fields })
  }

  function enumType(values: readonly string[], name: string) {
    return new graphql.GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, { value }])) })
  }

  return outputType
}

function isText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodPipe) return isText(schema.in as z.ZodType)
  if (schema instanceof z.ZodUnion) return schema.options.every((option) => isText(option as z.ZodType))
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodLiteral
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
