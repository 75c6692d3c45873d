import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { BusinessEntry } from './business-entry.tsx'
import css from './business-search.module.css'
import { businessSearch } from './contract.ts'
import { groupByLetter } from './directory-address.ts'
import { DirectoryForm } from './directory-form.tsx'
import { DirectoryMap } from './directory-map.tsx'
import { Letters, Steps } from './directory-steps.tsx'
import { messages } from './messages.generated.ts'

export const businessSearchView = defineView(
  businessSearch,
  ({ fields, options, data: { directory }, site, id, isPageTitle, cardHeading: Heading }) => {
    const t = translate(messages, site.locale)
    const { asked, total, letters, pages } = directory
    const isSorted = asked.search === ''
    // What a search finds comes first, and where it is below it.
    const map = options.showMap && (
      <DirectoryMap businesses={directory.businesses} anchorOf={(business) => site.anchorOf(business, id)} />
    )
    return (
      <>
        <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
        <div className={css.directory} data-directory data-unavailable={t('unavailable')}>
          <DirectoryForm asked={asked} showPrograms={options.showPrograms} locale={site.locale} />
          <Letters asked={asked} letters={letters} locale={site.locale} />
          <div className={css.found} data-directory-part="found">
            <div className={css.status} role="status">
              {total === 0 ? t('noResults') : t('found', { total })}
            </div>
            {isSorted && map}
            {groupByLetter(directory.businesses, isSorted).map(({ letter, businesses }) => (
              <section key={letter} className={css.group}>
                {isSorted && <Heading className={css.letter}>{letter}</Heading>}
                {businesses.map((business) => (
                  <BusinessEntry
                    key={business.id}
                    business={business}
                    list={id}
                    site={site}
                    heading={Heading === 'h2' && isSorted ? 'h3' : isSorted ? 'h4' : Heading}
                    showHours={options.showHours}
                  />
                ))}
              </section>
            ))}
            <Steps asked={asked} pages={pages} locale={site.locale} />
            {!isSorted && map}
          </div>
        </div>
      </>
    )
  },
)
