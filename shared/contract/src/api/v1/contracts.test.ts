import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from './endpoints.generated.ts'

const shape = (schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
  schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' })

test('the wire stays as it is: a change of a contract shows in review', async () => {
  const contracts = Object.entries<Endpoint>(endpoints).map(([name, { body, query, params, answer, ...rest }]) => [
    name,
    {
      ...rest,
      params: shape(params, 'input'),
      query: shape(query, 'input'),
      body: shape(body, 'input'),
      answer: shape(answer, 'output'),
    },
  ])
  await expect(JSON.stringify(Object.fromEntries(contracts), null, 2)).toMatchFileSnapshot('contracts.snap')
})

test('no two contracts share a method and a path', () => {
  const addresses = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('what could replace somebody’s value is not called optional: a base is asked for wherever one is taken', () => {
  const based = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) => {
    const asked = JSON.stringify(shape(body, 'input') ?? {})
    const object = shape(body, 'input') as { properties?: object; required?: readonly string[] } | undefined
    const isTaken = asked.includes('"base":')
    return isTaken
      ? [[name, object?.properties ? !!object.required?.includes('base') : /"required":\[[^\]]*"base"/.test(asked)]]
      : []
  })
  expect(based.length).toBeGreaterThan(8)
  expect(based.filter(([, isRequired]) => !isRequired)).toEqual([])
})
