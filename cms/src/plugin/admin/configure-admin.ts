import type { Config } from 'payload'

/** Payload's admin with Blickfang's mark, and on its first page what waits to be published. */
export function configureAdmin(admin: Config['admin'] = {}): Config['admin'] {
  return {
    ...admin,
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' · Blickfang', ...admin.meta },
    components: {
      ...admin.components,
      graphics: {
        Logo: '/plugin/admin/brand/logo.tsx#Logo',
        Icon: '/plugin/admin/brand/icon.tsx#Icon',
        ...admin.components?.graphics,
      },
      providers: ['/plugin/admin/landmarks/landmarks.tsx#Landmarks', ...(admin.components?.providers ?? [])],
      beforeDashboard: [
        '/plugin/admin/dashboard/waiting-pages.tsx#WaitingPages',
        ...(admin.components?.beforeDashboard ?? []),
      ],
    },
  }
}
