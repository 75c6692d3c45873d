import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, resolve } from 'node:path'
import { freePort } from '../process/free-port.ts'
import { type Program, startProgram } from '../process/start-program.ts'
import { startWatchdog } from '../process/watchdog.ts'

/** Server of the product as an operator starts it, beside the run of the drills. */
export interface OwnServer extends Program {
  readonly url: string
  /** Reads the server's log up to now. */
  readonly readLog: () => string
}

interface StartServer {
  readonly name: 'cms' | 'web'
  readonly dataDir: string
  readonly port: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** Checkout with the build of another release; this one unless told. */
  readonly root?: string
}

const watchdog = startWatchdog()

/** Starts a server from the build that is there, without waiting for anything. */
export function startServer({ name, dataDir, port, env, root = '.' }: StartServer): OwnServer {
  const next = resolve(root, 'node_modules/next/dist/bin/next')
  const args = {
    cms: [next, 'start', '-p', String(port), '-H', '127.0.0.1', '--keepAliveTimeout', '65000'],
    web: ['--import', 'tsx', 'server.ts'],
  }[name]
  const log = join(dataDir, `log/own-${name}-${port}.log`)
  const program = startProgram({
    ...{ name, args, log, watchdog, cwd: resolve(root, name) },
    env: {
      ...{ ...process.env, ...JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')), NODE_ENV: 'production' },
      ...{
        DATA_DIR: join(dataDir, 'own'),
        MEDIA_DIR: join(dataDir, 'media'),
        PORT: String(port),
        SMTP_URL: '',
        ...env,
      },
    },
  })
  return { ...program, url: `http://127.0.0.1:${port}`, readLog: () => readFileSync(log, 'utf8') }
}

/** A way to a server that is shut at first: nobody listens there, until it is opened. */
export class Gate {
  readonly #to: number
  #server: Server | undefined
  readonly port: number

  private constructor(to: number, port: number) {
    this.#to = to
    this.port = port
  }

  static async make(to: number): Promise<Gate> {
    return new Gate(to, await freePort())
  }

  async open(): Promise<void> {
    this.#server = createServer((socket) => {
      const onward = connect(this.#to, '127.0.0.1')
      for (const end of [socket, onward]) end.on('error', () => end.destroy())
      socket.pipe(onward).pipe(socket)
    })
    await once(this.#server.listen(this.port, '127.0.0.1'), 'listening')
  }

  close(): void {
    this.#server?.close()
  }
}
