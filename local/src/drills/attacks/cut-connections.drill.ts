import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { expect, inject, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { queryValue } from '../kill-processes.ts'
import { dropPage, groupsOf, makePage } from '../site-calls.ts'

const { url, token } = inject('product')
const least = 300
const count = countAttempts('calls while all connections to Postgres are cut again and again', least)
let answered = 0

/** Ends all connections of this database but its own, whatever they are at. */
const cut = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

const ask = async (path: string, init: RequestInit = {}) => {
  const headers = { 'content-type': 'application/json', origin: url, cookie: `payload-token=${token}` }
  const answer = await fetch(`${url}${path}`, { headers, ...init })
  count()
  answered++
  return { status: answer.status, text: await answer.text() }
}

test('a connection that is cut is 503 with a sentence and never 500, and what was acknowledged is kept', async () => {
  const page = await makePage('Getrennt', ['hero'])
  const [group] = await groupsOf(page.id)
  const id = group?.fields.find(({ name }) => name === 'title')?.id ?? ''
  let isOver = false
  const faults: string[] = []
  let kept = ''
  const save = async () => {
    const value = `Stand ${randomUUID()}`
    const current = (await groupsOf(page.id).catch(() => []))[0]?.fields.find((field) => field.id === id)
    if (!current) return
    const write = { itemType: 'field', linkId: id, data: { content: { de: { text: value } } }, base: current.revs }
    const { status, text } = await ask(apiAddress('saveData'), { method: 'POST', body: JSON.stringify(write) })
    if (status === 200) kept = value
    else if (status !== 503) faults.push(`save: ${status} ${text}`)
  }
  const read = async () => {
    const paths = [
      apiAddress('listMedia'),
      `/api/bf-users/me?${randomUUID()}`,
      '/api/bf-pages?limit=1',
      `${apiAddress('searchSite')}?searchQuery=brille&lang=de`,
    ]
    for (const path of paths) {
      const { status, text } = await ask(path)
      if (status !== 200 && status !== 503) faults.push(`${path}: ${status} ${text}`)
    }
  }
  const keepOn = async (act: () => Promise<void>) => {
    while (!isOver) await act()
  }
  const people = [keepOn(save), keepOn(read), keepOn(read)]
  while (answered < least) {
    await wait(50 + Math.random() * 250)
    expect(Number(await queryValue(cut, 'n'))).toBeGreaterThanOrEqual(0)
  }
  isOver = true
  await Promise.all(people)
  expect(faults).toEqual([])
  const shown = JSON.stringify(await groupsOf(page.id))
  if (kept) expect(shown).toContain(kept)
  await dropPage(page)
})
