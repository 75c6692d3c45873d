import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readCompose } from './read-compose.ts'

const page = readFileSync('docs/OPERATE.md', 'utf8')
const example = parseEnv(readFileSync('.env.example', 'utf8'))
const { services } = readCompose('docker-compose.yml')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Everything that is written as code: blocks, and words between backquotes. */
const code = [...page.matchAll(/```\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, inline]) => block ?? inline ?? '')
const lines = code.flatMap((part) => part.split('\n'))
const found = (pattern: RegExp) => [
  ...new Set(lines.flatMap((line) => [...line.matchAll(pattern)].map(([, name]) => name ?? ''))),
]

test('every npm script that it names exists', () => {
  const named = found(/npm run ([\w:]+)/g)
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('every file of the project that it names exists', () => {
  const named = [
    ...found(/(?<![\w/.])((?:docker|systemd|scripts|docs)\/[\w./@-]*\w)/g),
    ...[...page.matchAll(/\]\((?!http)([^)]+)\)/g)].map(([, path]) => `docs/${path}`),
  ]
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every service of compose and every unit that it names exists', () => {
  const named = found(/docker compose (?:run|exec|stop|logs|up -d --wait)(?: -{1,2}[\w-]+)* ([a-z-]+)/g)
  expect(named).toEqual(expect.arrayContaining(['seed', 'migrate', 'db', 'web', 'backup', 'restore', 'game-rest']))
  expect(named.filter((name) => !(name in services))).toEqual([])
  const units = readdirSync('systemd').map((name) => name.replace(/@?\.\w+$/, ''))
  expect(found(/(blickfang-\w+)/g).filter((name) => !units.includes(name))).toEqual([])
})

test('what it starts is among the units that it copies', () => {
  // The release's script copies them, by their endings.
  const [, kinds = 'none'] =
    /\\\.\(([\w|]+)\)\$\/\.test\(file\)/.exec(readFileSync('scripts/release.mjs', 'utf8')) ?? []
  const copied = readdirSync('systemd').filter((file) => kinds.split('|').some((kind) => file.endsWith(`.${kind}`)))
  const started = found(/systemctl (?:enable --now|start|restart) ((?:blickfang-[\w@.]+ ?)+)/g)
    .flatMap((names) => names.trim().split(' '))
    .map((name) => (/\.\w+$/.test(name) ? name : `${name.replace(/@\d+$/, '@')}.service`))
  expect(started).toContain('blickfang-backup.timer')
  expect(started.filter((unit) => !copied.includes(unit))).toEqual([])
})

test('every setting that it names stands in .env.example', () => {
  // Caddy's, OpenTelemetry's, and a code of an answer.
  const own = ['WEB_ADDRESSES', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG', 'NOT_SHOWN_YET']
  const named = found(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)
  expect(named.length).toBeGreaterThan(10)
  const isSetting = (name: string) => name.replace(/_FILE$/, '') in example
  expect(named.filter((name) => !isSetting(name) && !own.includes(name))).toEqual([])
})

test('every profile that it names exists, and with it the names that it gives to settings', () => {
  const profiles = Object.values(services).flatMap((service) => service.profiles)
  const named = found(/COMPOSE_PROFILES=(\w+)/g)
  expect(named).toEqual(['limits', 'game', 's3', 'backup'])
  expect(named.filter((name) => !profiles.includes(name))).toEqual([])
  expect(found(/S3_ENDPOINT=http:\/\/(\w+):8333/g)).toEqual(['bucket'])
  expect(found(/REDIS_URL=redis:\/\/:\$\{REDIS_PASSWORD\}@(\w+):6379/g)).toEqual(['limits'])
  expect(found(/SUPABASE_URL=http:\/\/(\w+):8000/g)).toEqual(['game'])
  expect(JSON.stringify(services.caddy)).toContain('"aliases":["game"]')
})
