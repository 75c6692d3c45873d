import { checkRequest } from '@blickfang/contract/forms/contact/check-request.ts'
import { contactForm, type Theme, timesOfDay, titles } from '@blickfang/contract/forms/contact/form.ts'
import type { Sentences } from '@blickfang/contract/forms/contact/messages.generated.ts'
import { type BranchDays, tomorrow } from '@blickfang/contract/forms/contact/open-days.ts'
import { pageZone } from '@blickfang/views/kernel/island/page-zone.ts'
import { ChoiceField, EntryStep, SelectField, TextArea, TextField } from '@blickfang/views/site/form/entry-fields.tsx'
import { EntryForm } from '@blickfang/views/site/form/entry-form.tsx'
import type { EntryProps } from '@blickfang/views/site/form/entry-props.ts'
import { sayOf } from '@blickfang/views/site/form/say-of.ts'
import { useEntry } from '@blickfang/views/site/form/use-entry.ts'

export interface ContactEntryProps extends EntryProps<Sentences> {
  /** Subjects that a person may choose from. */
  themes: readonly Theme[]
  branches: readonly BranchDays[]
}

// Source: spec/public-site.md §4.
const restMs = { error: 3_000 }

/** The order in which the page asks, by the first fields of its steps: what it is about, when, and who. */
const order = ['themes', 'fragenAnmerkungen', 'bevorzugterTermin', 'bevorzugteUhrzeit'] as const

/** The fields of the contact form, in three steps. */
export function ContactEntry({ id, locale, words, themes, branches, isStill, tried = null }: ContactEntryProps) {
  const say = sayOf(words)
  const check = (values: Readonly<Record<string, unknown>>) =>
    checkRequest(values, { now: new Date(), timeZone: pageZone(), branches, offered: themes })
  const entry = useEntry({ form: contactForm, id, locale, restMs, check, tried, order })
  const context = { entry, id, say }
  return (
    <EntryForm
      form={contactForm}
      entry={entry}
      id={id}
      say={say}
      locale={locale}
      isStill={isStill}
      language={words.language}
      waits={['loading', 'sent']}
    >
      <EntryStep>
        <ChoiceField
          {...context}
          name="themes"
          type="checkbox"
          legend={say('themesLegend')}
          options={themes}
          hasChips
          isWide
        />
        <TextArea {...context} name="fragenAnmerkungen" maxLength={4000} isOptional isWide />
      </EntryStep>
      <EntryStep legend={say('whenLegend')}>
        <TextField
          {...context}
          name="bevorzugterTermin"
          type="date"
          min={entry.isAwake ? tomorrow(new Date(), pageZone()) : undefined}
        />
        <SelectField {...context} name="bevorzugteUhrzeit" options={timesOfDay} placeholder={say('choose')} />
      </EntryStep>
      <EntryStep legend={say('whoLegend')}>
        <ChoiceField {...context} name="anrede" type="radio" legend={say('anredeLegend')} options={titles} isWide />
        <TextField {...context} name="vorname" autoComplete="given-name" maxLength={100} />
        <TextField {...context} name="nachname" autoComplete="family-name" maxLength={100} />
        <TextField {...context} name="email" type="email" autoComplete="email" maxLength={254} />
        <TextField {...context} name="telefon" type="tel" autoComplete="tel" maxLength={40} />
        <TextField {...context} name="plz" autoComplete="postal-code" maxLength={20} share="short" />
        <TextField {...context} name="ort" autoComplete="address-level2" maxLength={100} share="long" isOptional />
        <TextField {...context} name="strasse" autoComplete="address-line1" maxLength={200} share="long" isOptional />
        <TextField {...context} name="dateOfBirth" type="date" autoComplete="bday" share="short" isOptional />
        <ChoiceField
          {...context}
          name="existingCustomer"
          type="radio"
          legend={say('existingCustomerLegend')}
          options={['ja', 'nein']}
          isWide
        />
      </EntryStep>
    </EntryForm>
  )
}
