import type { Access, CollectionConfig, Endpoint, Field } from 'payload'
import { isAdmin, isEditor, nobody, roleOf } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { nothingHere } from '../nothing-here.ts'
import type { Served } from '../site-collection.ts'
import { keysField, nameField, roleField } from './account-fields.ts'
import { holdAddress } from './address/hold-address.ts'
import { voidAddressChange, voidAddressChangeOfReset } from './address/void-address-change.ts'
import { checkPassword } from './check-password.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { firstIsAdmin, firstRegister } from './first-account.ts'
import { refuseGuessable } from './guessable/refuse-guessable.ts'
import { keepAdminOnChange, keepAdminOnDelete } from './keep-an-admin.ts'
import { forgetAttempt, limitLogin } from './limit-sign-in.ts'
import { resetMail } from './mail/reset-mail.ts'
import { tellOfReset, tellOwner } from './mail/tell-owner.ts'
import { sameWork } from './password-work.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { refuseWithoutMail } from './refuse-without-mail.ts'
import { askSecondFactor, endResetSession, takeCode, withholdToken } from './second-factor/ask-second-factor.ts'
import { nameSession, seeSession } from './sessions/note-session.ts'
import { renewWithinAge } from './sessions/renew-session.ts'
import { sessionsField } from './sessions/sessions-field.ts'
import { noteRefusedSignIn, noteReset, noteSignIn, noteSignOut, noteTry } from './sign-ins/note-sign-in.ts'
import { lockSessions, lockSessionsOfLogout, login } from './take-turns.ts'
import { voidResetLink } from './void-reset-link.ts'

const isAdminOrSelf: Access = ({ req }) =>
  roleOf(req) === 'admin' || (req.user ? { id: { equals: req.user.id } } : false)

/** Accounts are made by admins and need no confirmation; Payload's endpoint for it would fail with 500. */
const verify: Endpoint = {
  method: 'post',
  path: '/verify/:id',
  handler: nothingHere,
}

/** No account is locked (decision 032), so there is nothing to unlock. */
const unlock: Endpoint = { method: 'post', path: '/unlock', handler: nothingHere }

const fields: Field[] = [
  {
    name: 'pendingAddress',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@blickfang/cms/client#PendingAddress' },
    },
  },
  {
    name: 'askOwnPassword',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@blickfang/cms/client#OwnPassword' },
    },
  },
  nameField,
  { ...roleField, required: true, defaultValue: 'optician' },
  {
    name: 'secondFactor',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@blickfang/cms/client#SecondFactor' },
    },
  },
  sessionsField,
  {
    name: 'sessionList',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@blickfang/cms/client#SessionList' },
    },
  },
  keysField,
]

const admin: CollectionConfig['admin'] = {
  group: adminGroup.administration,
  useAsTitle: 'email',
  defaultColumns: ['email', 'name', 'role'],
  components: { beforeListTable: ['@blickfang/cms/client#Invitations'] },
}

/** Accounts. Only admins manage them; everyone may change their own name and password. */
export function users({ secure, origins }: Served): CollectionConfig {
  return {
    slug: 'bf-users',
    custom: { place: 17 },
    labels: {
      singular: { de: 'Konto', fr: 'Compte', en: 'Account' },
      plural: { de: 'Konten', fr: 'Comptes', en: 'Accounts' },
    },
    auth: {
      maxLoginAttempts: 0,
      forgotPassword: resetMail,
      strategies: [seeSession],
      tokenExpiration: 12 * 60 * 60,
      cookies: { secure, sameSite: 'Lax' },
    },
    admin,
    disableDuplicate: true,
    disableBulkEdit: true,
    // Accounts are managed by REST and the admin; GraphQL is for reading the site.
    graphQL: { disableMutations: true },
    endpoints: [login, verify, unlock, firstRegister],
    hooks: {
      beforeOperation: [
        noteTry,
        takeCode,
        refuseForeign(origins),
        limitLogin,
        refuseWithoutMail,
        checkPassword,
        lockSessions,
        sameWork,
        firstIsAdmin,
        refuseGuessable,
        noteReset,
      ],
      beforeLogin: [askSecondFactor],
      beforeChange: [keepAdminOnChange, holdAddress],
      afterChange: [endOtherSessions, voidResetLink, voidAddressChange, tellOwner],
      afterOperation: [tellOfReset, voidAddressChangeOfReset, noteSignIn, withholdToken],
      beforeDelete: [keepAdminOnDelete],
      afterLogin: [forgetAttempt, nameSession, endResetSession],
      afterLogout: [lockSessionsOfLogout, noteSignOut],
      afterError: [noteRefusedSignIn],
      refresh: [renewWithinAge],
    },
    access: {
      read: isAdminOrSelf,
      create: isAdmin,
      update: isAdminOrSelf,
      delete: isAdmin,
      unlock: nobody,
      admin: ({ req }) => Boolean(isEditor({ req })),
    },
    fields,
  }
}
