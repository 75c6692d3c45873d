import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { BranchCard } from './branch-card.tsx'
import css from './contact.module.css'
import { contact } from './contract.ts'

export const contactView = defineView(contact, ({ fields, options, data, site, isPageTitle, cardHeading }) => {
  const branches = data.branches.filter(({ id }) => !options.branch || options.branch.includes(id))
  const today = wallTime(new Date(), site.timeZone).date
  const hasWords = !(fields.title.isEmpty && fields.lead.isEmpty && fields.button.isEmpty)
  return (
    <div
      className={css.contact}
      data-arrangement={fields.image.isEmpty ? 'textOnly' : options.arrangement}
      // For the footer, which repeats nothing of what the end of the page has just said.
      data-says={says(branches, options.showHours)}
    >
      {!fields.image.isEmpty && (
        <div className={css.picture}>
          <fields.image sizes="(min-width: 60rem) 32rem, 100vw" className={css.image} />
        </div>
      )}
      <div className={css.main}>
        {hasWords && (
          <div className={css.words}>
            <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
            <fields.lead className={type.lead} />
            <fields.button />
          </div>
        )}
        {branches.map((branch) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            locale={site.locale}
            today={today}
            hasName={branches.length > 1 || !hasWords}
            showHours={options.showHours}
            showSpecialDays={options.showHours && options.showSpecialDays}
            showToday={options.showToday}
            heading={cardHeading}
          />
        ))}
      </div>
    </div>
  )
})

function says(branches: readonly BranchView[], showHours: boolean) {
  if (branches.length === 0) return undefined
  return showHours && branches.some(({ periods }) => periods.length > 0) ? 'address hours' : 'address'
}
