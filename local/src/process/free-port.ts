import { reservePort } from './reserve-port.ts'

/** `wanted` if nothing listens there, else any free port. Another program may take it before you do: be ready to retry. */
export async function freePort(wanted = 0, host?: string): Promise<number> {
  const { port, release } = await reservePort(wanted, host)
  await release()
  return port
}
