import type { Config } from 'payload'

/** Payload's admin with what Blickfang adds to it. What the project has set stays, and stands first. */
export function configureAdmin({ admin = {}, collections = [], email }: Config, accounts: string): Config['admin'] {
  const theirs = admin.components
  const forgot = { Component: '/plugin/admin/account/no-mail-view.tsx#NoMailView' }
  const confirmAddress = {
    Component: '/plugin/admin/account/address/confirm-address-view.tsx#ConfirmAddressView',
    path: '/confirm-address' as const,
  }
  // Without a word Payload takes the first collection that somebody can sign in to.
  const user = admin.user ?? collections.find(({ auth }) => Boolean(auth))?.slug ?? accounts
  return {
    // As one writes them in Switzerland, in all three languages of the admin.
    dateFormat: 'dd.MM.yyyy, HH:mm',
    avatar: 'default',
    ...admin,
    user,
    meta: { titleSuffix: ' · Blickfang', defaultOGImageType: 'off', ...admin.meta },
    components: {
      ...theirs,
      graphics: {
        Logo: '/plugin/admin/brand/logo.tsx#Logo',
        Icon: '/plugin/admin/brand/icon.tsx#Icon',
        ...theirs?.graphics,
      },
      views: { confirmAddress, ...(!email && { forgot }), ...theirs?.views },
      providers: [...(theirs?.providers ?? []), '/plugin/admin/assistive/assistive.tsx#Assistive'],
      beforeDashboard: [
        ...(theirs?.beforeDashboard ?? []),
        '/plugin/admin/entries/undelivered-mails.tsx#UndeliveredMails',
        '/plugin/admin/dashboard/waiting-pages.tsx#WaitingPages',
      ],
    },
  }
}
