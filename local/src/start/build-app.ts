import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageScript } from '../process/package-script.ts'
import { withLock } from '../process/with-lock.ts'
import { fingerprint } from './fingerprint.ts'
import { step } from './progress.ts'
import type { Run } from './run.ts'

/** Builds the app unless the build that is there was made from these very sources, packages and Node. */
export async function buildApp(name: 'cms' | 'web', env: NodeJS.ProcessEnv, run: Run): Promise<void> {
  mkdirSync('.data', { recursive: true })
  await withLock(resolve(`.data/build-${name}.lock`), async () => {
    const stamp = join(name, '.next/sources')
    // What is changed while it builds is in the next build: it may come too late for this one.
    const sources = sourcesOf(name)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
    rmSync(stamp, { force: true })
    await step(`Building ${name}`, () =>
      run.toEnd({
        name: `build-${name}`,
        args: packageScript(name, 'build'),
        cwd: name,
        env: { ...env, NODE_ENV: 'production' },
      }),
    )
    writeFileSync(stamp, sources)
  })
}

function sourcesOf(name: string): string {
  return fingerprint([
    'shared/contract/src',
    'shared/platform/src',
    'shared/views/src',
    'shared/blocks/src',
    name,
    'package-lock.json',
    'tsconfig.base.json',
  ])
}
