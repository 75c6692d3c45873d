import type * as GraphQL from 'graphql'
import { core, toJSONSchema } from 'zod'

interface OutputTypes {
  /** The library that Payload builds its schema with: types of another copy of it would not fit. */
  graphql: typeof GraphQL
  /** Names of the schemas that have one; what lies inside a named object is called after its place. */
  names: ReadonlyMap<core.$ZodType, string>
  /** Schemas whose type is made elsewhere, such as one opaque value. */
  given: ReadonlyMap<core.$ZodType, GraphQL.GraphQLNullableType & GraphQL.GraphQLOutputType>
}

export type OutputType = (schema: core.$ZodType, place?: string) => GraphQL.GraphQLOutputType

/** Makes GraphQL types out of zod schemas, so that an answer is described once. Throws for what GraphQL cannot describe, such as records. */
export function makeOutputType({ graphql, names, given }: OutputTypes): OutputType {
  const made = new Map<core.$ZodType, GraphQL.GraphQLNullableType & GraphQL.GraphQLOutputType>()

  function outputType(schema: core.$ZodType, place = ''): GraphQL.GraphQLOutputType {
    if (schema instanceof core.$ZodNullable || schema instanceof core.$ZodOptional) {
      return graphql.getNullableType(outputType(schema._zod.def.innerType, place))
    }
    if (schema instanceof core.$ZodDefault || schema instanceof core.$ZodPrefault)
      return outputType(schema._zod.def.innerType, place)
    const known = made.get(schema) ?? nullableType(schema, names.get(schema) ?? place)
    made.set(schema, known)
    return new graphql.GraphQLNonNull(known)
  }

  function nullableType(schema: core.$ZodType, name: string): GraphQL.GraphQLNullableType & GraphQL.GraphQLOutputType {
    const type = given.get(schema)
    if (type) return type
    if (schema instanceof core.$ZodObject) return objectType(schema, name)
    if (schema instanceof core.$ZodArray) return new graphql.GraphQLList(outputType(schema._zod.def.element, name))
    if (schema instanceof core.$ZodEnum) return enumType([...schema._zod.values].map(String), name)
    if (schema instanceof core.$ZodNumber) return isWhole(schema) ? graphql.GraphQLInt : graphql.GraphQLFloat
    if (schema instanceof core.$ZodBoolean) return graphql.GraphQLBoolean
    if (isText(schema)) return graphql.GraphQLString
    throw new Error(`GraphQL has no type for ${name} (${schema._zod.def.type})`)
  }

  function objectType(schema: core.$ZodObject, name: string) {
    const fields = () =>
      Object.fromEntries(
        Object.entries(schema._zod.def.shape).map(([key, part]) => [
          key,
          { type: outputType(part, name + capital(key)) },
        ]),
      )
    return new graphql.GraphQLObjectType({ name, fields })
  }

  function enumType(values: readonly string[], name: string) {
    return new graphql.GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, { value }])) })
  }

  return outputType
}

function isText(schema: core.$ZodType): boolean {
  if (schema instanceof core.$ZodPipe) return isText(schema._zod.def.in)
  if (schema instanceof core.$ZodUnion) return schema._zod.def.options.every(isText)
  return (
    schema instanceof core.$ZodString || schema instanceof core.$ZodStringFormat || schema instanceof core.$ZodLiteral
  )
}

function isWhole(schema: core.$ZodNumber): boolean {
  return toJSONSchema(schema).type === 'integer'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
