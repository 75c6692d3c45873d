import { writeFileSync } from 'node:fs'
import { configToSchema } from '@payloadcms/graphql'
import { printSchema } from 'graphql'
import config from '../src/payload.config.ts'

/** Writes the GraphQL schema of the cms; needs no database. Run by `npm run gen`. */
const { schema } = configToSchema(await config)
writeFileSync(new URL('../schema.graphql', import.meta.url), `${printSchema(schema)}\n`)
process.exit()
