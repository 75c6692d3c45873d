import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ServerProps } from 'payload'
import { readinessOf } from '../../db/readiness.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './overview.module.css'

/** Top of the dashboard: what keeps Blickfang from working in this project. Nothing where it works. */
export function SetupNotice({ payload, i18n, user }: ServerProps) {
  const { lack } = readinessOf(payload)
  if (!user || lack === null || lack === 'start') return null
  const t = translate(messages, i18n.language)
  return (
    <section className={css.overview} aria-labelledby="blickfang-setup">
      <h2 id="blickfang-setup" className={css.heading}>
        {t('setup.lacks')}
      </h2>
      <p>{t(`setup.${lack}`)}</p>
    </section>
  )
}
