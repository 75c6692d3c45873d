import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../process/free-port.ts'

export type StartOptions = {
  /** Hot reload instead of a build. */
  isDev: boolean
  /** End when the process that started us ends, even without npm between. */
  isAttached: boolean
  /** Drop the database first, and with it the login. */
  isFresh: boolean
  /** Everything that this checkout keeps: database, secrets, login, logs. */
  dataDir: string
  port: number
  cmsPort: number
  /** Where visitors find the site. */
  publicUrl: string
}

/** Reads command line and environment. A port that was asked for must be free; a default port gives way with a word. */
export async function readOptions(args: string[], env: NodeJS.ProcessEnv): Promise<StartOptions> {
  const { values } = parseArgs({
    args,
    options: {
      dev: { type: 'boolean', default: false },
      attached: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      data: { type: 'string', default: env.DATA_DIR || '.data' },
    },
  })
  const port = await choosePort('PORT', env.PORT, 3000)
  return {
    isDev: values.dev,
    isAttached: values.attached,
    isFresh: values.fresh,
    dataDir: resolve(values.data),
    port,
    cmsPort: await choosePort('CMS_PORT', env.CMS_PORT, 3001),
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
  }
}

async function choosePort(name: string, asked: string | undefined, usual: number): Promise<number> {
  const wanted = asked ? Number(asked) : usual
  const port = await freePort(wanted)
  if (port === wanted) return port
  if (asked) throw new Error(`${name} is set to ${asked}, but another program already uses that port.`)
  console.log(`  Port ${wanted} is taken by another program, so this run uses ${port} (set ${name} to choose).`)
  return port
}
