import { bookedOption, aspectSponsorForm as form, items, personItems } from '../../forms/aspect-sponsor/form.ts'
import { messages } from '../../forms/aspect-sponsor/messages.generated.ts'
import { messages as formMessages } from '../../forms/words/messages.generated.ts'
import { triedIn } from '../../kernel/form.ts'
import { messagesIn } from '../../kernel/messages/messages.ts'
import { defineView } from '../../kernel/view.ts'
import { PrivacyLink } from '../../site/form/privacy-link.tsx'
import { Intro } from '../../site/intro.tsx'
import { aspectSponsorForm } from './contract.ts'
import { AspectSponsorFormIsland } from './island.tsx'

export const aspectSponsorFormView = defineView(aspectSponsorForm, ({ fields, options, site, id, index }) => {
  const own = messagesIn(messages, site.locale)
  return (
    <div>
      <Intro title={fields.title} lead={fields.lead} index={index} />
      <AspectSponsorFormIsland
        id={id}
        locale={site.locale}
        words={{
          language: own.language,
          messages: { ...own.messages, ...messagesIn(formMessages, own.language).messages },
        }}
        bookedOut={[...items, ...personItems].filter((item) => options[bookedOption(item)])}
        isClosed={options.closed}
        isStill={site.isEditing}
        tried={triedIn(site.tried, form, id)}
      />
      <PrivacyLink site={site} />
    </div>
  )
})
