import {
  bookedOption,
  aspectSponsorForm as form,
  items,
  personItems,
} from '@blickfang/contract/forms/aspect-sponsor/form.ts'
import { messages } from '@blickfang/contract/forms/aspect-sponsor/messages.generated.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { entryProps } from '@blickfang/views/site/form/entry-props.ts'
import { PrivacyLink } from '@blickfang/views/site/form/privacy-link.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { aspectSponsorForm } from './contract.ts'
import './aspect-sponsor-form.module.css'
import { AspectSponsorFormIsland } from './island.tsx'

export const aspectSponsorFormView = defineView(aspectSponsorForm, ({ fields, options, site, id, isPageTitle }) => (
  <div>
    <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
    <AspectSponsorFormIsland
      {...entryProps(form, messages, { site, id })}
      bookedOut={[...items, ...personItems].filter((item) => options[bookedOption(item)])}
      isClosed={options.closed}
    />
    <PrivacyLink site={site} />
  </div>
))
