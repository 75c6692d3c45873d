import { setTimeout as wait } from 'node:timers/promises'
import { queryValue } from '../kill-processes.ts'
import { Postbox } from './postbox.ts'
import type { Entry } from './sender.ts'

const patienceMs = 600_000

/** Entries, all of them acknowledged, that are not kept once or whose sender has not one mail; looked at once no mail waits any more. */
export async function entryProblems(entries: readonly Entry[], postbox = new Postbox()): Promise<string[]> {
  const keys = `array[${entries.map(({ key }) => `'${key}'`).join()}]`
  const counts = `select coalesce(json_object_agg(key, n), '{}') as kept from (
    select key, count(*)::int as n from bf_submissions where key = any(${keys}) group by key) as by_key`
  const kept: Readonly<Record<string, number>> = JSON.parse(
    await queryValue(`select (${counts})::text as kept`, 'kept'),
  )
  const unsent = `select count(*)::int as n from bf_mails m join bf_submissions s on s.id = m.submission_id
    where s.key = any(${keys}) and m.sent_at is null`
  for (const end = performance.now() + patienceMs; (await queryValue(unsent, 'n')) !== '0'; await wait(1_000)) {
    if (performance.now() > end) return ['mails still wait after ten minutes']
  }
  await postbox.look()
  return entries.flatMap(({ key, email }) => [
    ...(kept[key] === 1 ? [] : [`${email} is kept ${kept[key] ?? 0} times`]),
    ...(postbox.count(email) === 1 ? [] : [`${email} has ${postbox.count(email)} mails`]),
  ])
}
