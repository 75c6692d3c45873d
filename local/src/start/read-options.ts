import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Reservation, reservePort } from '../process/reserve-port.ts'

export type StartOptions = {
  /** Hot reload instead of a build. */
  isDev: boolean
  /** End when the process that started us ends, even without npm between. */
  isAttached: boolean
  /** Drop the database first, and with it the login. */
  isFresh: boolean
  /** An empty site is filled with the demo, with a login that is made up; otherwise whoever opens it says what it shall be. */
  isDemo: boolean
  /** Everything that this checkout keeps: database, secrets, login, logs. */
  dataDir: string
  port: number
  cmsPort: number
  /** Both ports are held until the servers are about to start. */
  releasePorts(): Promise<void>
  /** Where visitors find the site. */
  publicUrl: string
}

type Flags = Pick<StartOptions, 'isDev' | 'isAttached' | 'isFresh' | 'isDemo' | 'dataDir'>

/** Reads the command line, and the data folder that the environment names. */
export function readFlags(args: string[], env: NodeJS.ProcessEnv): Flags {
  const { values } = parseArgs({
    args,
    options: {
      dev: { type: 'boolean', default: false },
      attached: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      data: { type: 'string', default: env.DATA_DIR || '.data' },
    },
  })
  const { dev: isDev, attached: isAttached, fresh: isFresh, demo: isDemo } = values
  return { isDev, isAttached, isFresh, isDemo, dataDir: resolve(values.data) }
}

/** Reads the rest of the environment. A port that was asked for must be free; a default port gives way with a word. */
export async function readOptions(flags: Flags, env: NodeJS.ProcessEnv): Promise<StartOptions> {
  const web = await choosePort('PORT', env.PORT, 3000)
  const cms = await choosePort('CMS_PORT', env.CMS_PORT, 3001)
  return {
    ...flags,
    port: web.port,
    cmsPort: cms.port,
    releasePorts: async () => {
      await Promise.all([web.release(), cms.release()])
    },
    publicUrl: env.PUBLIC_URL || `http://localhost:${web.port}`,
  }
}

async function choosePort(name: string, asked: string | undefined, usual: number): Promise<Reservation> {
  const wanted = asked ? Number(asked) : usual
  const reservation = await reservePort(wanted)
  if (reservation.port === wanted) return reservation
  if (asked) throw new Error(`${name} is set to ${asked}, but another program already uses that port.`)
  console.log(
    `  Port ${wanted} is taken by another program, so this run uses ${reservation.port} (set ${name} to choose).`,
  )
  return reservation
}
