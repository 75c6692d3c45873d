import { contactForm as form, offeredThemes } from '../../forms/contact/form.ts'
import { messages } from '../../forms/contact/messages.generated.ts'
import { messages as formMessages } from '../../forms/words/messages.generated.ts'
import { triedIn } from '../../kernel/form.ts'
import { messagesIn } from '../../kernel/messages/messages.ts'
import { defineView } from '../../kernel/view.ts'
import { PrivacyLink } from '../../site/form/privacy-link.tsx'
import { Intro } from '../../site/intro.tsx'
import { contactForm } from './contract.ts'
import { ContactFormIsland } from './island.tsx'

export const contactFormView = defineView(contactForm, ({ fields, options, data, site, id, index }) => {
  const own = messagesIn(messages, site.locale)
  return (
    <div>
      <Intro title={fields.title} lead={fields.lead} index={index} />
      <ContactFormIsland
        id={id}
        locale={site.locale}
        words={{
          language: own.language,
          messages: { ...own.messages, ...messagesIn(formMessages, own.language).messages },
        }}
        themes={offeredThemes(options)}
        branches={data.branches.map(({ periods, special }) => ({ periods, special }))}
        isStill={site.isEditing}
        tried={triedIn(site.tried, form, id)}
      />
      <PrivacyLink site={site} />
    </div>
  )
})
