import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import parts from '../parts.module.css'
import { messages } from './messages.generated.ts'

interface NoScriptProps {
  readonly locale: Locale
  readonly part: 'card' | 'coupon'
}

/** Words in the game's place without JavaScript. Apart from the other words, which come with the game's screens. */
export function NoScript({ locale, part }: NoScriptProps) {
  const t = translate(messages, locale)
  return (
    <div className={parts.notice} lang={t.language}>
      {t(part)}
    </div>
  )
}
