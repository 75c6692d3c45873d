import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { placeCluster } from './place-cluster.ts'
import { stopServerProcess } from './server-process.ts'
import { serverUser } from './server-user.ts'

/** Ends the server of this data folder, if one runs, and removes its cluster with all databases, wherever it lies. */
export async function removeCluster(dataDir: string): Promise<void> {
  const folder = placeCluster(dataDir, serverUser())
  await stopServerProcess(join(folder, 'cluster'))
  rmSync(folder, { recursive: true })
}
