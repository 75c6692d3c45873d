import type { Config } from 'payload'

/** Payload's admin with Blickfang's mark, and on its first page what waits to be published. */
export function configureAdmin({ admin = {}, email }: Config): Config['admin'] {
  const forgot = { Component: '/plugin/admin/account/no-mail-view.tsx#NoMailView' }
  const confirmAddress = {
    Component: '/plugin/admin/account/address/confirm-address-view.tsx#ConfirmAddressView',
    path: '/confirm-address' as const,
  }
  return {
    // As one writes them in Switzerland, in all three languages of the admin.
    dateFormat: 'dd.MM.yyyy, HH:mm',
    ...admin,
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' · Blickfang', defaultOGImageType: 'off', ...admin.meta },
    components: {
      ...admin.components,
      graphics: {
        Logo: '/plugin/admin/brand/logo.tsx#Logo',
        Icon: '/plugin/admin/brand/icon.tsx#Icon',
        ...admin.components?.graphics,
      },
      views: { confirmAddress, ...(!email && { forgot }), ...admin.components?.views },
      providers: ['/plugin/admin/assistive/assistive.tsx#Assistive', ...(admin.components?.providers ?? [])],
      beforeDashboard: [
        '/plugin/admin/entries/undelivered-mails.tsx#UndeliveredMails',
        '/plugin/admin/dashboard/waiting-pages.tsx#WaitingPages',
        ...(admin.components?.beforeDashboard ?? []),
      ],
    },
  }
}
