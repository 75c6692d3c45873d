import type { Locale } from '../kernel/locale.ts'

/** The pages of the golf game by their roles. Source: spec/public-site.md §2. */
export const gameRoles = ['start', 'edit', 'share', 'play', 'coupon'] as const
export type GameRole = (typeof gameRoles)[number]

/** Where the pages of the golf game are in one language: paths without origin. */
export type GameAddresses = { readonly [R in GameRole]: string }

/** The addresses out of the pages with a role; the role's own address, which redirects, stands in for a page that is missing. */
export function gameAddresses(
  locale: Locale,
  roles: readonly { readonly role: string; readonly href: string }[],
): GameAddresses {
  const hrefOf = (role: GameRole) => roles.find((page) => page.role === role)?.href ?? `/${locale}/~${role}`
  return Object.fromEntries(gameRoles.map((role) => [role, hrefOf(role)])) as { [R in GameRole]: string }
}
