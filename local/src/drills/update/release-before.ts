import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** File of the queries that web sends to the cms. Same text in both releases: each understands the other. */
const queries = 'web/src/cms/operations.generated.graphql'

/** A release that is not this one, with its own packages and its own build. */
export interface ReleaseBefore {
  readonly root: string
  readonly commit: string
  /** This release's web asks nothing that the cms of that release does not know. */
  readonly knowsOurQueries: boolean
  /** Tables have the names that they had for it: where they got the prefix in between, it finds none (decision 256). */
  readonly knowsOurTables: boolean
}

/** The release before, from the history of this checkout: built once, and kept in the folder for temporary files. */
export function buildReleaseBefore(): ReleaseBefore {
  const commit = git('rev-parse', `${nameOfRelease()}^{commit}`)
  const root = join(tmpdir(), `blickfang-release-${commit.slice(0, 12)}`)
  const builtFile = join(root, '.built')
  if (!existsSync(builtFile)) {
    rmSync(root, { recursive: true, force: true })
    mkdirSync(root)
    const archive = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', root], { input: archive })
    run(root, ['ci', '--no-audit', '--no-fund'])
    run(root, ['run', 'build'])
    writeFileSync(builtFile, '')
  }
  const asked = (folder: string) =>
    existsSync(join(folder, queries)) ? readFileSync(join(folder, queries), 'utf8') : ''
  const knowsOurQueries = asked('.') === asked(root)
  const knowsOurTables = existsSync(join(root, 'cms/src/migrations/20261121_000000_prefix.ts'))
  return { root, commit, knowsOurQueries, knowsOurTables }
}

/** RELEASE_BEFORE, or the last tag before this commit, or, where nothing was released yet, the commit before the last migration. */
function nameOfRelease(): string {
  if (process.env.RELEASE_BEFORE) return process.env.RELEASE_BEFORE
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0', 'HEAD^'], { encoding: 'utf8' })
  if (tag.status === 0) return tag.stdout.trim()
  return `${git('log', '-1', '--format=%H', '--', 'cms/src/migrations')}^`
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

function run(root: string, args: string[]): void {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } })
  if (status !== 0) throw new Error(`The release before: npm ${args.join(' ')} ended with ${status}.`)
}
