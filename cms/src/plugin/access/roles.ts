import { type AccountRole, accountRoles } from '@blickfang/contract/api/v1/account/invitations.ts'
import type { Access, FieldAccess, Payload, PayloadRequest } from 'payload'
import { ownOf } from '../own/own-of.ts'

export const roles = accountRoles
export type Role = AccountRole

interface Asker {
  readonly user?: PayloadRequest['user'] | undefined
  readonly payload: Pick<Payload, 'config'>
}

/** The role of the signed-in user; undefined for visitors, and for accounts of a project that are none of Blickfang's. */
export function roleOf({ user, payload }: Asker): Role | undefined {
  const isOurs = user?.collection === ownOf(payload).users
  const role = isOurs && user && 'role' in user ? user.role : undefined
  return roles.find((known) => known === role)
}

export const isEditor: Access = ({ req }) => roleOf(req) !== undefined
export const isAdmin: Access = ({ req }) => roleOf(req) === 'admin'
export const isAdminField: FieldAccess = ({ req }) => roleOf(req) === 'admin'
export const nobody: Access = () => false
