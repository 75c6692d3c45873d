import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

type InitCluster = { initdb: string; folder: string; user: ServerUser; password: string }

/** Makes a cluster in `folder` unless one is there, and returns its path. An interrupted attempt is begun again. */
export function initCluster({ initdb, folder, user, password }: InitCluster): string {
  const cluster = join(folder, 'cluster')
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster
  const unfinished = join(folder, 'unfinished')
  const passwordFile = join(folder, 'password')
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const { status, error, stderr, stdout } = spawnSync(
    initdb,
    [
      ...['-D', unfinished, '-U', 'blickfang', '--pwfile', passwordFile, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-messages=C'],
      `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    ],
    {
      encoding: 'utf8',
      cwd: folder,
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  )
  rmSync(passwordFile)
  if (error) throw error
  if (status !== 0) throw new Error(`initdb failed:\n${stderr || stdout}`)
  renameSync(unfinished, cluster)
  return cluster
}
