import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { call } from '../cms/api-client.ts'
import { signIn } from '../login/sign-in.ts'

interface Accept {
  readonly token: string
  readonly email: string
  readonly name: string
  readonly password: string
  /** Language of the page, for the editor where the answer was lost. */
  readonly language: string
}

/**
 * Makes the account and signs in: resolves with the language in which the editor opens, null where one has to sign in oneself. Of a
 * press whose answer was lost the second one is refused, because the account is there: who then can sign in has made it. Throws ApiError.
 */
export async function acceptInvitation({ token, email, name, password, language }: Accept): Promise<string | null> {
  const made = await call('acceptInvitation', { token, name, password }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'INVITATION_VOID' && error.detail.what === 'used') return error
    throw error
  })
  const isIn = (await signIn({ email, password })) === 'signedIn'
  if (!(made instanceof ApiError)) return isIn ? made.language : null
  if (!isIn) throw made
  return language
}
