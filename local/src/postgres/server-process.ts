import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandOf } from '../process/is-alive.ts'

/** Process and port of the server on this cluster, from postmaster.pid. */
export type ServerProcess = { pid: number; port: number }

/**
 * Finds the server that runs on this cluster, also one that an earlier, killed run left behind. A pid file whose pid is
 * dead, or has gone to another program meanwhile, is removed: Postgres itself would take that program for a server.
 */
export function findServerProcess(cluster: string): ServerProcess | undefined {
  const server = readPidFile(cluster)
  if (!server) return undefined
  if (isServer(server.pid, cluster)) return server
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return undefined
}

/** Stops the server at once but cleanly (open sessions are rolled back). Resolves when its process is gone: its pid file goes earlier. */
export async function stopServerProcess(cluster: string): Promise<void> {
  const server = findServerProcess(cluster)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  const patience = Date.now() + 10_000
  while (isServer(server.pid, cluster)) {
    if (Date.now() > patience) process.kill(server.pid, 'SIGQUIT')
    await wait(20)
  }
}

function isServer(pid: number, cluster: string): boolean {
  return commandOf(pid).includes(cluster)
}

function readPidFile(cluster: string): ServerProcess | undefined {
  try {
    const [pid, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n').map(Number)
    return pid && port ? { pid, port } : undefined
  } catch {
    return undefined
  }
}
