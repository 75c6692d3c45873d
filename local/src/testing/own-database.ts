import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { inject } from 'vitest'
import { createDatabase } from '../postgres/create-database.ts'

// Each file's own, there until the run ends: what a file forgot to end loses no connection and meets nobody.
const name = `file_${randomUUID()}`
process.env.DATABASE_URL = await createDatabase(inject('postgresUrl'), name, { template: 'template' })
process.env.PAYLOAD_SECRET = 'secret-of-the-integration-tests'
process.env.REVALIDATE_SECRET = 'revalidate-secret-of-the-integration-tests'
process.env.PUBLIC_URL = 'http://localhost:3000'
process.env.WEB_INTERNAL_URL = 'http://127.0.0.1:3000'
process.env.DISABLE_PAYLOAD_HMR = 'true'
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
process.env.MEDIA_DIR = resolve('.data/test/media')
