import { contactForm as form, offeredThemes } from '../../forms/contact/form.ts'
import { messages } from '../../forms/contact/messages.generated.ts'
import { defineView } from '../../kernel/view.ts'
import { entryProps } from '../../site/form/entry-props.ts'
import { PrivacyLink } from '../../site/form/privacy-link.tsx'
import { Intro } from '../../site/intro.tsx'
import { contactForm } from './contract.ts'
import { ContactFormIsland } from './island.tsx'

export const contactFormView = defineView(contactForm, ({ fields, options, data, site, id, index }) => (
  <div>
    <Intro title={fields.title} lead={fields.lead} index={index} />
    <ContactFormIsland
      {...entryProps(form, messages, { site, id })}
      themes={offeredThemes(options)}
      branches={data.branches.map(({ periods, special }) => ({ periods, special }))}
    />
    <PrivacyLink site={site} />
  </div>
))
