import { themes } from '../../forms/contact/form.ts'
import { messages } from '../../forms/contact/messages.generated.ts'
import { messages as formMessages } from '../../forms/words/messages.generated.ts'
import { messagesIn } from '../../kernel/messages/messages.ts'
import { defineView } from '../../kernel/view.ts'
import { Intro } from '../../site/intro.tsx'
import { contactForm } from './contract.ts'
import { ContactFormIsland } from './island.tsx'

export const contactFormView = defineView(contactForm, ({ fields, options, data, site, id, index }) => {
  const own = messagesIn(messages, site.locale)
  const offered = themes.filter((theme) => options[theme])
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
        // A form that offers nothing could not be sent.
        themes={offered.length > 0 ? offered : ['sonstiges']}
        branches={data.branches.map(({ periods, special }) => ({ periods, special }))}
        isStill={site.isEditing}
      />
    </div>
  )
})
