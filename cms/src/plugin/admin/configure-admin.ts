import type { Config } from 'payload'
import { slugOf } from '../db/table-name.ts'

const notice = '@blickfang/cms/rsc#SetupNotice'

/** The admin of a project that the plugin cannot work in: it says so on its first page. */
export function withNotice(admin: Config['admin'] = {}): Config['admin'] {
  const { components } = admin
  return { ...admin, components: { ...components, beforeDashboard: [...(components?.beforeDashboard ?? []), notice] } }
}

/** The collection that signs in to Payload's admin: without a word the first that somebody can sign in to. */
export function adminUserOf({ admin, collections = [] }: Config, accounts: string): string {
  return admin?.user ?? collections.find(({ auth }) => Boolean(auth))?.slug ?? accounts
}

interface Begins {
  /** The collection of Blickfang's accounts. */
  readonly accounts: string
  /** Their first one is made on the set-up page of the site. */
  readonly hasSetup: boolean
}

/** Payload's admin with what Blickfang adds to it. The project's own settings stay, and stand first. */
export function configureAdmin(config: Config, { accounts, hasSetup }: Begins): Config['admin'] {
  const { admin = {}, email } = config
  const theirs = admin.components
  const forgot = { Component: '@blickfang/cms/rsc#NoMailView' }
  const confirmAddress = {
    Component: '@blickfang/cms/rsc#ConfirmAddressView',
    path: '/confirm-address' as const,
  }
  const webhooks = { Component: '@blickfang/cms/rsc#WebhooksView', path: '/webhooks' as const }
  const user = adminUserOf(config, accounts)
  // How people sign in with accounts of a project is its matter.
  const login = { Component: '@blickfang/cms/rsc#LoginView' }
  const hasOwnLogin = user === slugOf('users')
  const createFirstUser = { Component: '@blickfang/cms/rsc#SetupView' }
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
        Logo: '@blickfang/cms/rsc#Logo',
        Icon: '@blickfang/cms/rsc#Icon',
        ...theirs?.graphics,
      },
      views: {
        confirmAddress,
        webhooks,
        ...(!email && { forgot }),
        ...(hasOwnLogin && { login }),
        ...(hasOwnLogin && hasSetup && { createFirstUser }),
        ...theirs?.views,
      },
      afterNavLinks: [...(theirs?.afterNavLinks ?? []), '@blickfang/cms/rsc#WebhooksLink'],
      providers: [...(theirs?.providers ?? []), '@blickfang/cms/client#Assistive'],
      beforeDashboard: [
        ...(theirs?.beforeDashboard ?? []),
        notice,
        '@blickfang/cms/rsc#HeldBackNotice',
        '@blickfang/cms/rsc#Overview',
      ],
    },
  }
}
