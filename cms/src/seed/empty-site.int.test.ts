import { execFileSync, spawnSync } from 'node:child_process'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { expect, test } from 'vitest'
import { databaseOf } from '../plugin/db/database.ts'

const account = {
  ADMIN_EMAIL: 'anna@test.example',
  ADMIN_PASSWORD: 'vier Wörter am Stück',
  ADMIN_NAME: 'Anna Beispiel',
}
const seed = (env: object) => ({
  command: [process.execPath, ['scripts/seed.mjs', '--empty']] as const,
  options: { encoding: 'utf8', env: { ...process.env, ...env } } as const,
})

test('a password that is too short makes no account and no page, and is told in a sentence', () => {
  const { command, options } = seed({ ...account, ADMIN_PASSWORD: 'elf-Zeichen' })
  const { status, stderr } = spawnSync(...command, options)
  expect(status).toBe(1)
  expect(stderr).toMatch(/ADMIN_PASSWORD.*12/)
  expect(stderr).not.toContain('    at ')
})

test('a site without words: the pages it stands on as drafts, an account of the given name, nothing of the demo', async () => {
  const { command, options } = seed(account)
  execFileSync(...command, options)
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config })
  const db = databaseOf(payload)
  const pages = await db.rows<{ role: string; status: string }>(sql`select role, status from bf_pages order by role`)
  expect(pages.map(({ role }) => role)).toEqual(['contact', 'home', 'imprint', 'privacy', 'search', 'terms'])
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['draft']))
  const rows = await db.rows<{ all: string }>(sql`
    select (select json_agg(p) from bf_pages p)::text || (select json_agg(g) from bf_groups g)::text
      || (select json_agg(f) from bf_fields f)::text || (select json_agg(s) from bf_settings s)::text
      || (select json_agg(u.name) from bf_users u)::text as all`)
  expect(rows[0]?.all).not.toMatch(/Lindenhof|Lindenmann|Winterthur|Marktgasse/)
  const counts = await db.rows(sql`
    select (select count(*)::int from bf_media) as media, (select count(*)::int from bf_navigation) as navigation,
      (select count(*)::int from bf_branches) as branches, (select count(*)::int from bf_groups where published is not null) as live`)
  expect(counts).toEqual([{ media: 0, navigation: 0, branches: 0, live: 0 }])
  const { docs } = await payload.find({ collection: 'bf-users', overrideAccess: true })
  expect(docs.map(({ email, name, role }) => [email, name, role])).toEqual([
    [account.ADMIN_EMAIL, account.ADMIN_NAME, 'admin'],
  ])
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = account
  expect((await payload.login({ collection: 'bf-users', data: { email, password } })).token).toBeTruthy()
})
