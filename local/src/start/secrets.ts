import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { keepJson } from '../process/keep-json.ts'

const secretsSchema = z.object({ PAYLOAD_SECRET: z.string().min(1), REVALIDATE_SECRET: z.string().min(1) })
const loginFile = 'login.json'
const loginSchema = z.object({ email: z.email(), password: z.string().min(1) })

export type Secrets = z.infer<typeof secretsSchema>
export type Login = z.infer<typeof loginSchema>

/** The secrets of this checkout, made at random on the first start; the environment's come first. */
export function secrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const random = () => randomBytes(32).toString('base64url')
  const kept = keepJson(join(dataDir, 'secrets.json'), secretsSchema, () => ({
    PAYLOAD_SECRET: random(),
    REVALIDATE_SECRET: random(),
  }))
  return {
    PAYLOAD_SECRET: env.PAYLOAD_SECRET || kept.PAYLOAD_SECRET,
    REVALIDATE_SECRET: env.REVALIDATE_SECRET || kept.REVALIDATE_SECRET,
  }
}

/** The demo editor's login, kept by the start that has made it; null where whoever has set the site up has one of their own. */
export function findLogin(dataDir: string): Login | null {
  return existsSync(join(dataDir, loginFile)) ? login(dataDir) : null
}

/** The demo editor's login, made at random on the first start. */
export function login(dataDir: string): Login {
  return keepJson(join(dataDir, loginFile), loginSchema, () => ({
    email: 'editor@example.com',
    password: randomBytes(16).toString('base64url'),
  }))
}
