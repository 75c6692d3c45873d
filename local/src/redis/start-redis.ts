import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { readCommands } from './read-commands.ts'

interface LocalRedis {
  readonly url: string
  readonly port: number
  /** How many commands have been answered. */
  readonly answered: () => number
  readonly stop: () => Promise<void>
}

/** A number, and when it is forgotten. */
interface Count {
  readonly value: number
  readonly until: number
}

/** Contents until the stop: numbers, and by its digest the script that somebody has sent. */
interface Held {
  readonly keys: Map<string, Count>
  readonly scripts: Set<string>
}

/**
 * Starts a stand-in for Redis where nothing but npm is at hand: it counts as the one script does by which limits of rate are
 * counted, and says no to all else, so that nobody comes to rely on what it does not do. A stop forgets all.
 */
export async function startRedis({ port = 0 } = {}): Promise<LocalRedis> {
  const held: Held = { keys: new Map(), scripts: new Set() }
  const sockets = new Set<Socket>()
  let answered = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    let waiting = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      const { commands, rest } = readCommands(Buffer.concat([waiting, bytes]))
      waiting = Buffer.from(rest)
      for (const command of commands) socket.write(answer(held, command))
      answered += commands.length
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${taken}`,
    port: taken,
    answered: () => answered,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await once(server.close(), 'close')
    },
  }
}

function answer(held: Held, [name = '', ...words]: readonly string[]): string {
  switch (name.toLowerCase()) {
    case 'info':
      return text('redis_version:7.0.15\r\nloading:0\r\n')
    case 'set':
      return set(held, words)
    case 'eval':
      held.scripts.add(digestOf(words[0]))
      return run(held, [digestOf(words[0]), ...words.slice(1)])
    case 'evalsha':
      return run(held, words)
    default:
      return `-ERR unknown command '${name}'\r\n`
  }
}

/** `SET key number EX seconds`, and no other form. */
function set({ keys }: Held, [key = '', value, option, seconds]: readonly string[]): string {
  if (option?.toUpperCase() !== 'EX') return '-ERR syntax error\r\n'
  keys.set(key, { value: Number(value), until: Date.now() + Number(seconds) * 1000 })
  return '+OK\r\n'
}

/** The script of rate-limiter-flexible's RateLimiterRedis; a release with another one has to be read first. */
const knownScript = 'a1de965f42e177aa339706bd580f049065eca79a'

function run(held: Held, [script = '', ...words]: readonly string[]): string {
  if (!held.scripts.has(script)) return '-NOSCRIPT No matching script. Please use EVAL.\r\n'
  return script === knownScript ? count(held, words) : '-ERR This script is not known\r\n'
}

function digestOf(script = ''): string {
  return createHash('sha1').update(script).digest('hex')
}

/** Adds to a number, which begins at 0 and lives for as long as its first call says. Answers it, and how long it still lives. */
function count({ keys }: Held, [, key = '', by, seconds]: readonly string[]): string {
  const now = Date.now()
  const kept = keys.get(key)
  const before = kept && kept.until > now ? kept : { value: 0, until: now + Number(seconds) * 1000 }
  const after = { ...before, value: before.value + Number(by) }
  keys.set(key, after)
  return `*2\r\n:${after.value}\r\n:${after.until - now}\r\n`
}

function text(value: string): string {
  return `$${Buffer.byteLength(value)}\r\n${value}\r\n`
}
