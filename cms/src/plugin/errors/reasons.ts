import { pagePasswordLength } from '@blickfang/contract/content/page-password/page-password.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'

const reasons = ['foreignLanguage', 'inactiveLanguage', 'membersOnly', 'nameEmpty', 'richText'] as const

/** Meaning of an operation's short reason for a person, as a list of none or one: some say nothing to them. */
export function reasonIn(why: string, language: string): readonly string[] {
  const t = translate(messages, language)
  const limit = /^longerThan(\d+)$/.exec(why)?.[1]
  if (limit) return [t('longerThan', { limit })]
  if (why === 'passwordShort') return [t('passwordShort', { count: pagePasswordLength })]
  const known = reasons.find((reason) => reason === why)
  return known ? [t(`reason.${known}`)] : []
}
