import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../../db/database.ts'
import { requestLanguage } from '../../../http/request-language.ts'
import { mailBody } from '../../../operations/form/mail-body.ts'
import { shopOf } from '../../../operations/form/shop-of.ts'
import { ownOf } from '../../../own/own-of.ts'
import { messages } from './messages.generated.ts'

interface Asked {
  readonly req?: PayloadRequest
  readonly token?: string
}

/** The mail to who has forgotten the password: the shop's, in the language in which it was asked for. */
export const resetMail = {
  generateEmailSubject: async ({ req }: Asked = {}): Promise<string> => {
    if (!req) return ''
    const { name } = await shopOf(req.payload, await databaseOfRequest(req))
    return wordsFor(req)('subject', { name })
  },
  generateEmailHTML: async ({ req, token = '' }: Asked = {}): Promise<string> => {
    if (!req) return ''
    const t = wordsFor(req)
    const { publicUrl } = ownOf(req.payload)
    const shop = await shopOf(req.payload, await databaseOfRequest(req))
    return mailBody({
      shop,
      heading: t('subject', { name: shop.name }),
      paragraphs: [t('asked'), t('otherwise')],
      link: { href: `${publicUrl}/admin/reset/${token}`, label: t('choose') },
      language: t.language,
    }).html
  },
}

function wordsFor({ headers }: PayloadRequest) {
  return translate(messages, requestLanguage(headers))
}
