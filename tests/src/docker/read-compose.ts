import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const dependenciesSchema = z.record(z.string(), z.object({ condition: z.string() }))

const serviceSchema = z.looseObject({
  image: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  restart: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  mem_limit: z.string(),
  logging: z.object({ options: z.record(z.string(), z.string()) }),
  profiles: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  depends_on: dependenciesSchema.default({}),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
})
export type Service = z.output<typeof serviceSchema>

const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.looseObject({ internal: z.boolean().default(false) })),
  volumes: z.record(z.string(), z.unknown()),
})

/** The compose file, with its anchors put in. */
export function readCompose(file: string): z.output<typeof composeSchema> {
  return composeSchema.parse(parse(readFileSync(file, 'utf8'), { merge: true }))
}

/** Variables that a text asks for, and how: `-` with something in their place, `?` not without. */
export function variablesIn(text: string): readonly { readonly name: string; readonly rule: string }[] {
  return [...text.matchAll(/(?<!\$)\$\{(\w+)(:?[-?][^}]*)?\}/g)].map(([, name = '', rule = '']) => ({ name, rule }))
}
