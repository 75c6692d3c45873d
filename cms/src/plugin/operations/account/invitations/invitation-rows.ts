import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { invitationDays, type listInvitations } from '@blickfang/contract/api/v1/account/invitations.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../../db/database.ts'
import { hashToken } from '../../mail/link-token.ts'

export type Invitation = AnswerOf<typeof listInvitations>['invitations'][number]

const ends = sql`(i.created_at + make_interval(days => ${invitationDays}::int))`
/** An invitation is worth as much as whoever sent it: with their role, or their account, it goes. */
const state = sql`case when u.role is distinct from 'admin' then 'void' when ${ends} <= now() then 'expired' else 'open' end`

const columns = sql`i.id, i.email, i.name, i.role, i.language, coalesce(nullif(u.name, ''), u.email) as by,
  to_char(${ends} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt", ${state} as state,
  coalesce((
    select case when m.sent_at is not null then 'sent' when m.failed_at is null then 'waiting' else 'failed' end
    from bf_mails m where m.invitation_id = i.id limit 1), 'failed') as mail`

const tables = ({ accounts }: Database) => sql`bf_invitations i left join ${accounts.table} u on u.id = i.invited_by`

/** The invitations that nobody has accepted and nobody has withdrawn, the newest first. */
export function listOpen(db: Database): Promise<Invitation[]> {
  return db.rows<Invitation>(
    sql`select ${columns} from ${tables(db)} where i.ended is null order by i.created_at desc, i.id`,
  )
}

/** A single one of those. Throws NOT_FOUND. */
export async function getOpen(db: Database, id: string): Promise<Invitation> {
  const [row] = await db.rows<Invitation>(
    sql`select ${columns} from ${tables(db)} where i.ended is null and i.id = ${id}`,
  )
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The invitation that a link leads to. Throws INVITATION_VOID with what has become of it. */
export async function getInvitationOfLink(db: Database, token: string): Promise<Invitation> {
  const [row] = await db.rows<Invitation & { readonly ended: string | null }>(
    sql`select ${columns}, i.ended from ${tables(db)} where i.token_hash = ${hashToken(token)}`,
  )
  if (!row) throw new AppError('INVITATION_VOID', { what: 'other' })
  const { ended, ...invitation } = row
  const without = { open: null, expired: 'expired', void: 'withdrawn' }[invitation.state]
  const what = ended ?? without
  if (what) throw new AppError('INVITATION_VOID', { what })
  return invitation
}

/** Ends what is open for an address or under an id, and takes a mail back that has not gone yet. Answers the ids. */
export async function endInvitation(
  tx: Database,
  which: { readonly email: string } | { readonly id: string },
  how: 'used' | 'withdrawn' | 'replaced',
): Promise<readonly string[]> {
  const filter = 'id' in which ? sql`id = ${which.id}` : sql`email = ${which.email}`
  const ended = await tx.rows<{ id: string }>(
    sql`update bf_invitations set ended = ${how} where ended is null and ${filter} returning id`,
  )
  for (const { id } of ended) await tx.rows(sql`delete from bf_mails where invitation_id = ${id} and sent_at is null`)
  return ended.map(({ id }) => id)
}
