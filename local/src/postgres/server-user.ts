import { spawnSync } from 'node:child_process'

/** The OS user that owns the cluster and runs the server. Undefined: the user of this process, no switch needed. */
export type ServerUser = { uid: number; gid: number; name: string } | undefined

/**
 * Postgres refuses to run as root, so root hands over to `postgres`, else to `nobody`.
 * Throws when root finds neither of them.
 */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf(name, '-u')
    const gid = idOf(name, '-g')
    if (uid !== undefined && gid !== undefined) return { uid, gid, name }
  }
  throw new Error('Postgres cannot run as root, and there is neither a user "postgres" nor "nobody" on this machine.')
}

/** Whether that user may enter the folder and, for a file, execute it. Asks the system, so ACLs and mounts count too. */
export function canReach(path: string, user: ServerUser): boolean {
  if (!user) return true
  const { uid, gid } = user
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { uid, gid, cwd: '/' }).status === 0
}

function idOf(name: string, flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
