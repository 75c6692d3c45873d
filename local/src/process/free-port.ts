import { createServer } from 'node:net'

/** `wanted` if nothing listens there, else any free port. Another program may take it before you do: be ready to retry. */
export async function freePort(wanted = 0, host?: string): Promise<number> {
  return (await tryPort(wanted, host)) ?? (await freePort(0, host))
}

function tryPort(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}
