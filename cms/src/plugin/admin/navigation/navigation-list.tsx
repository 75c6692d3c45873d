import { fallbackLocale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Gutter } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { getSiteView } from '../../operations/site/get-site-view.ts'
import { localeOfCode } from '../../payload/locale-of.ts'
import css from '../pages/content-tab.module.css'
import { StepName } from '../pages/step-name.tsx'
import { messages } from '../texts/messages.generated.ts'

/** Menu of the header as it will be. Leads to the page editor, where it is changed and seen. */
export async function NavigationList({ payload, i18n, user, locale: chosen }: ListViewServerProps) {
  if (!user) return null
  const locale = localeOfCode(chosen?.code)
  const context = { db: databaseOf(payload), actor: { id: String(user.id), role: 'optician' } } as const
  const { navigation } = await getSiteView({ locale, draft: true }, context)
  const t = translate(messages, i18n.language)
  return (
    <Gutter className={css.tab}>
      <StepName label={t('navigation')} />
      <div className={css.head}>
        <h1 className={css.heading}>{t('navigation')}</h1>
        <a href={`/${fallbackLocale}/edit?pageMenu=1`}>{t('changeNavigation')}</a>
      </div>
      <ul className={css.tree}>
        {navigation.map((entry) => (
          <li key={entry.id} className={css.group}>
            <strong className={css.groupLink}>{entry.label}</strong>
            <ul className={css.fields}>
              {entry.children.map((child) => (
                <li key={child.id} className={css.row}>
                  {child.pageId ? (
                    <a href={`${payload.config.routes.admin}/collections/bf-pages/${child.pageId}/content`}>
                      {child.label}
                    </a>
                  ) : (
                    t('booking')
                  )}
                  <span className={css.empty}>{child.href}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Gutter>
  )
}
