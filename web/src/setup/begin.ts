import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { BodyInput } from '@blickfang/contract/api/endpoint.ts'
import type { beginSite as contract } from '@blickfang/contract/api/v1/setup/setup.ts'
import { call } from '../cms/api-client.ts'
import { uploadMedia } from '../cms/upload-media.ts'
import { signIn } from '../login/sign-in.ts'
import { type Answers, zoneOf } from './answers.ts'

type Body = BodyInput<typeof contract>

interface Begin {
  readonly code: string
  readonly answers: Answers
  readonly password: string
  readonly language: 'de' | 'fr'
}

/** The account that the answers are about. */
export function accountOf({ answers, password, language }: Omit<Begin, 'code'>): Body['account'] {
  return { email: answers.email.trim(), password, name: answers.person.trim(), language }
}

/**
 * Makes account and site, and signs in. Of a press whose answer was lost the second one is refused, because the site is there: who
 * then can sign in has made it. Throws ApiError.
 */
export async function beginSite(begin: Begin): Promise<{ language: string }> {
  const { code, answers } = begin
  const account = accountOf(begin)
  const site = answers.way === 'own' ? siteOf(answers) : null
  const made = await call('beginSite', { code, account, site }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'SETUP_CLOSED') return error
    throw error
  })
  const result = await signIn(account)
  if (made instanceof ApiError) {
    if (result !== 'signedIn') throw made
    return { language: site?.mainLanguage ?? account.language }
  }
  return made
}

/** Puts the logo into the library and the header. Throws ApiError. */
export async function keepLogo(file: File): Promise<void> {
  const { media } = await uploadMedia(file, { key: crypto.randomUUID() })
  const { settings, rev } = await call('getSettings', {})
  const header = { ...settings.header, logo: media.id }
  await call('saveSettings', { settings: { ...settings, header }, base: rev })
}

function siteOf(answers: Answers): NonNullable<Body['site']> {
  const { name, kind, country, languages, mainLanguage, street, streetNumber, zip, city, phone } = answers
  const { hours, theme, fonts, parts } = answers
  const timeZone = zoneOf(answers)
  return {
    ...{
      name,
      kind,
      country,
      timeZone,
      mainLanguage,
      languages: [...languages],
      street,
      streetNumber,
      zip,
      city,
      phone,
    },
    ...{ email: '', hours: [...hours], theme, fonts, parts: [...parts] },
  }
}
