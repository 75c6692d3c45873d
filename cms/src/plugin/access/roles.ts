import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** Powers of an account: `admin` may do everything, `optician` everything but manage accounts. */
export const roles = ['admin', 'optician'] as const
export type Role = (typeof roles)[number]

/** The role of the signed-in user; undefined for visitors. */
export function roleOf(user: PayloadRequest['user']): Role | undefined {
  const role = user && 'role' in user ? user.role : undefined
  return roles.find((known) => known === role)
}

export const isEditor: Access = ({ req }) => roleOf(req.user) !== undefined
export const isAdmin: Access = ({ req }) => roleOf(req.user) === 'admin'
export const isAdminField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin'
export const nobody: Access = () => false
