import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { backupSettingsSchema, scheduleSettingsSchema } from '@blickfang/cms/backup/backup-settings.ts'
import { environmentSchema } from '@blickfang/cms/settings/environment.ts'
import { mediaSettingsSchema } from '@blickfang/platform/store/open-media-store.ts'
import { serverEnvSchema } from '@blickfang/web/src/server/settings/server-env.ts'
import { mapEnvSchema } from '@blickfang/web/src/site/map/map-styles.ts'
import { DCLinter } from 'dclint'
import { expect, test } from 'vitest'
import { readCompose, type Service, variablesIn } from './read-compose.ts'
import { readDockerfile } from './read-dockerfile.ts'

const file = 'docker-compose.yml'
const text = readFileSync(file, 'utf8')
const { services, networks, volumes } = readCompose(file)
const all = Object.entries(services)
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const example = parseEnv(readFileSync('.env.example', 'utf8'))
const stages = readDockerfile('docker/Dockerfile')

const isOnce = ({ restart }: Service) => restart === 'no'
const names = (isWanted: (service: Service) => boolean) => all.filter(([, one]) => isWanted(one)).map(([name]) => name)

test('it follows the schema of compose files, and what its linter asks but for the order of keys', () => {
  const off = ['service-keys-order', 'services-alphabetical-order', 'service-dependencies-alphabetical-order']
  const rules: ConstructorParameters<typeof DCLinter>[0]['rules'] = {
    ...Object.fromEntries([...off, 'top-level-properties-order'].map((rule) => [rule, 0 as const])),
    // What is built has the name by which it is pushed and pulled.
    'no-build-and-image': 0,
    // It takes one port of two addresses for the same one; a test below looks at both.
    'no-duplicate-exported-ports': 0,
    // As the formatter writes them.
    'require-quotes-in-ports': [1, { quoteType: 'double' }],
  }
  const found = new DCLinter({ rules, quiet: true, debug: false, exclude: [] }).lintFiles([file], false)
  expect(found.flatMap(({ messages }) => messages.map(({ line, rule, message }) => ({ line, rule, message })))).toEqual(
    [],
  )
})

test('the linter is heard: a file that breaks the schema is refused', () => {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
  const found = linter.lintFiles(['tests/src/docker/broken-compose.yml'], false)
  expect(found.flatMap(({ messages }) => messages.map(({ rule }) => rule))).toContain('invalid-schema')
})

test('every variable stands in .env.example', () => {
  const used = [...new Set(variablesIn(text).map(({ name }) => name))]
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !(name in example))).toEqual([])
})

/** Variables that each server reads, by the schemas that it reads them with. */
const uploads = Object.keys(mediaSettingsSchema.shape)
const cms = [...Object.keys(environmentSchema.shape), ...uploads]
const web = [...Object.keys(serverEnvSchema.shape), ...Object.keys(mapEnvSchema.shape), ...uploads]
const backup = [...Object.keys(backupSettingsSchema.shape), ...Object.keys(scheduleSettingsSchema.shape), ...uploads]
const reads: Record<string, readonly string[]> = {
  cms,
  migrate: cms,
  seed: [...cms, 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_NAME'],
  web: web,
  backup,
  restore: backup,
  'game-migrate': ['GAME_DATABASE_URL'],
}

test.each(Object.keys(reads))('%s is told nothing that it does not read', (name) => {
  expect(Object.keys(services[name]?.environment ?? {}).filter((key) => !reads[name]?.includes(key))).toEqual([])
})

/** Settings that an image has of itself, that compose has no use for, or whose default suits it. */
const ownOfImage = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'MEDIA_DIR',
  'WEB_INTERNAL_URL',
  'VIDEO_SERVICES_URL',
  'OTEL_SERVICE_NAME',
  'DEMO_DIR',
]

test.each(['cms', 'web', 'backup', 'restore'])('%s is told all that it reads', (name) => {
  const told = [...Object.keys(services[name]?.environment ?? {}), ...ownOfImage]
  expect(reads[name]?.filter((key) => !told.includes(key))).toEqual([])
})

test('no secret has a value of its own: without docker/secrets.sh nothing starts', () => {
  const made = [...readFileSync('docker/secrets.sh', 'utf8').matchAll(/^keep (\w+)/gm)].map(([, name]) => name ?? '')
  expect(made.length).toBeGreaterThan(8)
  const isSecret = (name: string) => /SECRET|PASSWORD|_KEY|TOKEN/.test(name)
  const plain = all.flatMap(([service, { environment }]) =>
    Object.entries(environment)
      .filter(([name, value]) => isSecret(name) && !/^\$\{\w+:[?-]/.test(value))
      .map(([name]) => `${service}.${name}`),
  )
  expect(plain).toEqual([])
  for (const { name, rule } of variablesIn(text).filter((one) => made.includes(one.name))) {
    expect(`${name}${rule}`).toMatch(/:-$|:\?docker\/secrets\.sh makes it$/)
    expect(example[name]).toBe('')
  }
  expect(text).not.toMatch(/postgres:\/\/\w+:[^$@]+@/)
})

test('who needs a secret does not start without it', () => {
  const needed = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'POSTGRES_PASSWORD', 'GAME_POSTGRES_PASSWORD']
  const optional = variablesIn(text).filter(({ name, rule }) => needed.includes(name) && !rule.startsWith(':?'))
  expect(optional).toEqual([])
})

test('only caddy publishes ports', () => {
  expect(names(({ ports }) => ports.length > 0)).toEqual(['caddy'])
})

test('web is on one network, so that its name has one address for each replica', () => {
  expect(services.web?.networks).toEqual(['site'])
  expect(services.cms?.networks).toContain('site')
})

test('databases have no way in or out', () => {
  expect(
    Object.entries(networks)
      .filter(([, { internal }]) => internal)
      .map(([name]) => name),
  ).toEqual(['data'])
  for (const name of ['db', 'game-db']) expect(services[name]?.networks).toEqual(['data'])
  expect(Object.keys(services.caddy?.networks ?? {})).toEqual(['edge', 'site'])
})

test('visitors come in over IPv4 and IPv6 alike, by a network of caddy alone that has both', () => {
  const ports = services.caddy?.ports ?? []
  const bound = (address: string) =>
    ports.flatMap((port) => (port.startsWith(address) ? [port.slice(address.length)] : []))
  expect(bound('0.0.0.0:')).toEqual(['80:80', '443:443', '443:443/udp'])
  expect(bound('[::]:')).toEqual(bound('0.0.0.0:'))
  expect(ports).toHaveLength(6)
  expect(networks.edge).toMatchObject({ enable_ipv6: true })
  const isOnEdge = ({ networks: own }: Service) => (Array.isArray(own) ? own : Object.keys(own)).includes('edge')
  expect(names(isOnEdge)).toEqual(['caddy'])
})

test('what runs on says whether it is well; what runs once is waited for until it is done', () => {
  const isChecked = ({ healthcheck, build }: Service) =>
    healthcheck !== undefined ||
    stages.some(({ name, steps }) => name === build?.target && steps.some(({ keyword }) => keyword === 'HEALTHCHECK'))
  expect(names((service) => !isOnce(service) && !isChecked(service))).toEqual([])
  for (const [name, { depends_on }] of all) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const isDone = condition === 'service_completed_successfully'
      expect([name, other, isDone]).toEqual([name, other, isOnce(services[other] as Service)])
    }
  }
})

test('nothing waits for a part that is not asked for', () => {
  const lacking = all.flatMap(([name, { depends_on, profiles }]) =>
    Object.keys(depends_on)
      .filter((other) => services[other]?.profiles.some((profile) => !profiles.includes(profile)))
      .map((other) => `${name} → ${other}`),
  )
  expect(lacking).toEqual([])
})

test('every service is held: memory, log, rights; what it cannot do with is named', () => {
  for (const [name, service] of all) {
    expect([name, service.cap_drop, service.security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']])
    expect([name, service.logging.options]).toEqual([name, { 'max-size': '10m', 'max-file': '5' }])
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
  }
  expect(names(({ read_only }) => !read_only)).toEqual(['game-db', 'game-realtime'])
})

test('every image is pinned, every build names a stage, every volume is declared, every mounted file exists', () => {
  for (const [name, { image, build }] of all) {
    if (build) {
      expect(stages.map((stage) => stage.name)).toContain(build.target)
      // One name for each stage: five services share an image, which is made once.
      expect([name, image]).toEqual([name, `\${IMAGES:-blickfang}/${build.target}:\${IMAGE_VERSION:-${version}}`])
    } else expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+[\w.-]*$/)])
  }
  for (const [source = ''] of all.flatMap(([, one]) => one.volumes.map((volume) => volume.split(':')))) {
    if (source.startsWith('.')) expect([source, existsSync(source)]).toEqual([source, true])
    else expect(Object.keys(volumes)).toContain(source)
  }
})

test('back-ups are written to a folder of the host, from uploads that they cannot change, and restored from what they cannot', () => {
  expect(services.backup?.volumes).toEqual(['./backups:/backups', 'media:/app/.data/media:ro'])
  expect(services.restore?.volumes).toEqual(['./backups:/backups:ro', 'media:/app/.data/media'])
  for (const name of ['backup', 'restore']) expect(Object.keys(services[name]?.depends_on ?? {})).toEqual(['db'])
})
