import { contactForm as form, offeredThemes } from '@blickfang/contract/forms/contact/form.ts'
import { messages } from '@blickfang/contract/forms/contact/messages.generated.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { entryProps } from '@blickfang/views/site/form/entry-props.ts'
import { PrivacyLink } from '@blickfang/views/site/form/privacy-link.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { contactForm } from './contract.ts'
import { ContactFormIsland } from './island.tsx'

export const contactFormView = defineView(contactForm, ({ fields, options, data, site, id, isPageTitle }) => (
  <div>
    <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
    <ContactFormIsland
      {...entryProps(form, messages, { site, id })}
      themes={offeredThemes(options)}
      branches={data.branches.map(({ periods, special }) => ({ periods, special }))}
    />
    <PrivacyLink site={site} />
  </div>
))
