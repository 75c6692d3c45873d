import { existsSync, readFileSync } from 'node:fs'
import { packageScript } from '@blickfang/local/src/process/package-script.ts'
import { expect, test } from 'vitest'
import { readCommand, readCopy, readDockerfile } from './read-dockerfile.ts'
import { readIgnored } from './read-ignored.ts'

const stages = readDockerfile('docker/Dockerfile')
const isIgnored = readIgnored('.dockerignore')
const images = ['cms', 'web', 'migrate']
const stage = (name: string) => stages.find((each) => each.name === name)?.steps ?? []
const last = (name: string, keyword: string) => stage(name).findLast((step) => step.keyword === keyword)

test('every COPY has a source that the build is given', () => {
  const copies = stages.flatMap(({ steps }) => steps.filter(({ keyword }) => keyword === 'COPY').map(readCopy))
  expect(copies.length).toBeGreaterThan(20)
  const own = copies.filter(({ from }) => !from).flatMap(({ sources }) => sources)
  expect(own.filter((source) => !existsSync(source) || isIgnored(source))).toEqual([])
  const foreign = copies.flatMap(({ from }) => from ?? [])
  expect(foreign.filter((from) => !stages.some(({ name }) => name === from))).toEqual([])
})

test('no secret, no data, no package of this machine and no test gets into an image', () => {
  const kept = ['cms/src/migrate.ts', 'web/server.ts', 'web/public/game-worker.js', 'docker/supabase/migrate.ts']
  expect(kept.filter(isIgnored)).toEqual([])
  const foreign = [
    '.env',
    '.git/config',
    'web/.env.local',
    '.data/secrets.json',
    'cms/.next/BUILD_ID',
    'node_modules/next/package.json',
  ]
  const tests = [
    'cms/src/settings/environment.test.ts',
    'web/e2e/global-setup.ts',
    'local/src/start/start.ts',
    'bench/run.ts',
  ]
  expect([...foreign, ...tests].filter((path) => !isIgnored(path))).toEqual([])
})

test('each image names every workspace to npm', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }
  const sources = stage('manifests').flatMap((step) => (step.keyword === 'COPY' ? readCopy(step).sources : []))
  expect(sources).toEqual([
    'package.json',
    'package-lock.json',
    ...[
      'shared/contract',
      'shared/platform',
      'shared/views',
      'shared/blocks',
      'shared/testing',
      'cms',
      'demo',
      'web',
      'local',
      'tests',
    ].map((name) => `${name}/package.json`),
  ])
  expect(
    sources
      .slice(2)
      .map((path) => path.replace('/package.json', ''))
      .sort(),
  ).toEqual([...workspaces].sort())
})

test.each(images)('%s runs as Node’s own user, by a command without a shell', (name) => {
  expect(last(name, 'USER')?.args).toBe('node')
  const keywords = stage(name).map(({ keyword }) => keyword)
  expect(keywords.indexOf('RUN')).toBeLessThan(keywords.indexOf('USER'))
  expect(readCommand(last(name, 'CMD') ?? { keyword: 'CMD', args: '' })?.[0]).toBe('node')
})

test.each([
  ['cms', 'start'],
  ['web', 'start'],
])('the image %s runs what its workspace’s script runs', (name, script) => {
  expect(readCommand(last(name, 'CMD') ?? { keyword: 'CMD', args: '' })).toEqual([
    'node',
    ...packageScript(name, script),
  ])
  expect(last(name, 'WORKDIR')?.args).toBe(`/app/${name}`)
})

test('the image migrate runs the script that migrates, which waits for the database', () => {
  expect(readCommand(last('migrate', 'CMD') ?? { keyword: 'CMD', args: '' })).toEqual([
    'node',
    ...packageScript('cms', 'migrate'),
    '--wait',
  ])
})

test('the version of Node is pinned, and one that is maintained until 2028', () => {
  expect(new Set(stages.map(({ from }) => from).filter((from) => from.includes(':')))).toEqual(
    new Set([expect.stringMatching(/^node:24\.\d+\.\d+-bookworm-slim$/)]),
  )
})
