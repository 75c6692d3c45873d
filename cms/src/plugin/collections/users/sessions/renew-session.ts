import { type CollectionConfig, getFieldsToSign, jwtSign } from 'payload'
import { msLeft } from '../../../access/session-age.ts'

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number]

/** A renewed session tells the browser when it ends in earnest: with the greatest age if that comes first, so that the admin warns in time. */
export const renewWithinAge: RefreshHook = async ({ args, user }) => {
  const { collection, req } = args
  const signedIn = req.user as
    | ({ _sid?: string; sessions?: { id: string; createdAt?: unknown }[] } & typeof req.user)
    | null
  const session = signedIn?.sessions?.find(({ id }) => id === signedIn._sid)
  if (!signedIn || !session?.createdAt) return
  const seconds = Math.floor(msLeft(session) / 1000)
  if (seconds >= collection.config.auth.tokenExpiration) return
  const sid = String(signedIn._sid)
  const fieldsToSign = getFieldsToSign({ collectionConfig: collection.config, email: user.email, sid, user: signedIn })
  const { exp, token } = await jwtSign({
    ...{ fieldsToSign, secret: req.payload.secret, tokenExpiration: Math.max(1, seconds) },
  })
  return { exp, refreshedToken: token, setCookie: true, user }
}
