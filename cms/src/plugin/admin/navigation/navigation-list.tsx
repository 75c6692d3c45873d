import { type Label, labelIn } from '@blickfang/shared/kernel/label.ts'
import { fallbackLocale } from '@blickfang/shared/kernel/locale.ts'
import { Gutter } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { getSiteView } from '../../operations/site/get-site-view.ts'
import { localeOfCode } from '../../payload/locale-of.ts'
import css from '../pages/content-tab.module.css'
import { StepName } from '../pages/step-name.tsx'
import { adminTexts } from '../texts/admin-texts.ts'

/** The header's menu as it will be. It is changed in the page editor, where one sees it, so this leads there. */
export async function NavigationList({ payload, i18n, user, locale: chosen }: ListViewServerProps) {
  if (!user) return null
  const locale = localeOfCode(chosen?.code)
  const context = { db: databaseOf(payload), actor: { id: String(user.id), role: 'optician' } } as const
  const { navigation } = await getSiteView({ locale, draft: true }, context)
  const say = (label: Label) => labelIn(label, i18n.language)
  return (
    <Gutter className={css.tab}>
      <StepName label={say(adminTexts.navigation)} />
      <div className={css.head}>
        <h1 className={css.heading}>{say(adminTexts.navigation)}</h1>
        <a href={`/${fallbackLocale}/edit?pageMenu=1`}>{say(adminTexts.changeNavigation)}</a>
      </div>
      <ul className={css.tree}>
        {navigation.map((entry) => (
          <li key={entry.id} className={css.group}>
            <strong className={css.groupLink}>{entry.label}</strong>
            <ul className={css.fields}>
              {entry.children.map((child) => (
                <li key={child.id} className={css.row}>
                  <a href={`${payload.config.routes.admin}/collections/pages/${child.pageId}/content`}>{child.label}</a>
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
