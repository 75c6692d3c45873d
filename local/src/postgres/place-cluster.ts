import { createHash } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canReach, type ServerUser } from './server-user.ts'

/**
 * Chooses where the cluster lies and makes that folder: inside `dataDir`, or, when the server's user cannot get there
 * (a parent folder is closed to others, as /root is), in the temporary folder under a name made from the path.
 */
export function placeCluster(dataDir: string, user: ServerUser): string {
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true })
  if (canReach(home, user)) return ownedBy(user, join(home, 'server'))
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const elsewhere = join(tmpdir(), `blickfang-data-${name}`)
  if (!canReach(dirname(elsewhere), user)) {
    throw new Error(`Postgres runs as "${user?.name}", who can enter neither ${home} nor ${tmpdir()}.`)
  }
  return ownedBy(user, elsewhere)
}

function ownedBy(user: ServerUser, folder: string): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
  }
  const owner = user?.uid ?? process.getuid?.()
  if (owner !== undefined && lstatSync(folder).uid !== owner) {
    throw new Error(`${folder} belongs to another user. Run the command as that user, or remove the folder.`)
  }
  return folder
}
