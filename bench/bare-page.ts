import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const barePort = Number(process.env.BENCH_PORT ?? 3600) + 2

/** Builds and starts a static Next page of so many bytes that shows nothing but text: the floor under every page of the site. */
export async function startBare(bytes: number): Promise<ReturnType<typeof spawn>> {
  const next = resolve('node_modules/next/dist/bin/next')
  const options = {
    cwd: 'bench/bare',
    env: { ...process.env, BARE_BYTES: String(bytes), NODE_ENV: 'production' as const },
  }
  execFileSync(process.execPath, [next, 'build'], { ...options, stdio: 'ignore' })
  const child = spawn(process.execPath, [next, 'start', '-p', String(barePort), '-H', '127.0.0.1'], {
    ...options,
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${barePort}/`).catch(() => null)
    if (answer?.ok) return child
    await sleep(100)
  }
  throw new Error('The bare page did not come up.')
}
