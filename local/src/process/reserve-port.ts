import { once } from 'node:events'
import { createServer } from 'node:net'

export type Reservation = {
  port: number
  /** Lets the port go, for the program that it was meant for. */
  release(): Promise<void>
}

/**
 * Holds `wanted` if nothing listens there, else any free port. Between two programs that look for a port at the same
 * time, and need it only minutes later, each gets its own.
 */
export async function reservePort(wanted = 0, host?: string): Promise<Reservation> {
  return (await tryPort(wanted, host)) ?? (await reservePort(0, host))
}

function tryPort(wanted: number, host?: string): Promise<Reservation | undefined> {
  return new Promise((resolve) => {
    const holder = createServer((socket) => socket.destroy())
    holder.unref()
    holder.once('error', () => resolve(undefined))
    holder.listen({ port: wanted, host, exclusive: true }, () => {
      const address = holder.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      const release = async () => {
        holder.close()
        await once(holder, 'close')
      }
      resolve({ port, release })
    })
  })
}
