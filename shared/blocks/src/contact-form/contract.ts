import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { type Theme, themes } from '@blickfang/contract/forms/contact/form.ts'
import { messages } from '@blickfang/contract/forms/contact/messages.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { branches } from '@blickfang/contract/sources/branches/source.ts'

/** Whether a theme is offered; an option of its own for each. */
const offered = (theme: Theme) =>
  checkbox(
    {
      de: translate(messages, 'de')(theme),
      fr: translate(messages, 'fr')(theme),
      en: translate(messages, 'en')(theme),
    },
    { fallback: true },
  )

/** Asks for an appointment. Its days are those on which a branch is open. */
export const contactForm = defineBlock({
  name: 'contactForm',
  label: { de: 'Kontaktformular', fr: 'Formulaire de contact', en: 'Contact form' },
  sources: [branches],
  section: 'content',
  icon: 'mail',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Termin anfragen' }),
    lead: richText(words.lead, { sample: 'Sagen Sie uns, worum es geht. Wir melden uns innert eines Arbeitstages.' }),
  },
  options: Object.fromEntries(themes.map((theme) => [theme, offered(theme)])) as Record<
    Theme,
    ReturnType<typeof offered>
  >,
})
