import type { Access, FieldAccess, Payload, PayloadRequest } from 'payload'

/** Powers of an account: `admin` may do everything, `optician` everything but manage accounts. */
export const roles = ['admin', 'optician'] as const
export type Role = (typeof roles)[number]

interface Asker {
  readonly user?: PayloadRequest['user'] | undefined
  readonly payload: Pick<Payload, 'config'>
}

/** The role of the signed-in user; undefined for visitors, and for accounts of a project that are none of Blickfang's. */
export function roleOf({ user, payload }: Asker): Role | undefined {
  const isOurs = user?.collection === payload.config.custom.blickfang.users
  const role = isOurs && user && 'role' in user ? user.role : undefined
  return roles.find((known) => known === role)
}

export const isEditor: Access = ({ req }) => roleOf(req) !== undefined
export const isAdmin: Access = ({ req }) => roleOf(req) === 'admin'
export const isAdminField: FieldAccess = ({ req }) => roleOf(req) === 'admin'
export const nobody: Access = () => false
