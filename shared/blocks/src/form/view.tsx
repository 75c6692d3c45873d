import { askedIn } from '@blickfang/contract/forms/own/asked-field.ts'
import { ownForm } from '@blickfang/contract/forms/own/form.ts'
import { messages as ownMessages } from '@blickfang/contract/forms/own/messages.generated.ts'
import { messages as formMessages } from '@blickfang/contract/forms/words/messages.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { askedKindName } from '@blickfang/contract/options/asked-kind/option.ts'
import { sentAnchor } from '@blickfang/contract/options/link/anchor.ts'
import { resolvedLinkSchema } from '@blickfang/contract/options/link/option.ts'
import { defineView, filledWhen } from '@blickfang/views/kernel/view.ts'
import { entryProps } from '@blickfang/views/site/form/entry-props.ts'
import { PrivacyLink } from '@blickfang/views/site/form/privacy-link.tsx'
import { StillField, StillForm } from '@blickfang/views/site/form/still-form.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { form } from './contract.ts'
import css from './form.module.css'
import { FormIsland } from './island.tsx'
import { messages } from './messages.generated.ts'

export const formView = filledWhen(
  ({ contents }) => askedIn(contents().cards.fields).length > 0,
  defineView(
    form,
    ({ fields, options, children, contents, site, id, isPageTitle }) => {
      const say = translate(messages, site.locale)
      const own = translate(ownMessages, site.locale)
      const thanks = fields.thanks.isEmpty ? <p>{own('sentSentence')}</p> : <fields.thanks className={css.words} />
      if (site.isStill) {
        const send = fields.send.isEmpty ? own('idle') : <fields.send as="span" />
        return (
          <div>
            <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
            <StillForm send={send}>{children.fields}</StillForm>
            <site.StandIn>
              <button type="button" className={css.recipient} data-asks-option="">
                {options.recipient ? say('goesTo', { address: options.recipient }) : say('goesToShop')}
              </button>
              <div className={css.after}>{say('afterSending')}</div>
            </site.StandIn>
            {thanks}
          </div>
        )
      }
      const { cards, words } = contents()
      // Within the form, whose own sentences may be in another language than the page.
      const isElsewhere = own.language !== site.locale && !fields.thanks.isEmpty
      const asked = askedIn(cards.fields)
      return (
        <site.Filled by={asked.length > 0}>
          <div>
            <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
            {/* Who sends without scripts comes back to here, and reads what waits in the island. */}
            <span id={sentAnchor(id)} className={css.sent} />
            <FormIsland
              {...entryProps(ownForm, ownMessages, { site, id })}
              asked={asked}
              send={words.send?.lines.join(' ').trim() || null}
              {...(words.send?.language &&
                words.send.language !== site.locale && { sendLanguage: words.send.language })}
              thanks={isElsewhere ? <div lang={site.locale}>{thanks}</div> : thanks}
              next={resolvedLinkSchema.safeParse(options.next).data?.href ?? null}
            />
            <PrivacyLink site={site} />
          </div>
        </site.Filled>
      )
    },
    {
      fields: ({ fields, options, site }) => (
        <StillField
          kind={options.kind}
          label={<fields.question as="span" />}
          optional={options.isRequired ? null : translate(formMessages, site.locale)('optional')}
          asks={askedKindName(options.kind, site.locale)}
          hint={fields.hint.isEmpty ? null : <fields.hint as="span" />}
        >
          {fields.choices.isEmpty ? (
            <site.StandIn>
              <button type="button" className={css.hint} data-asks-field="choices">
                {translate(messages, site.locale)('noChoices')}
              </button>
            </site.StandIn>
          ) : (
            <fields.choices className={css.words} />
          )}
        </StillField>
      ),
    },
  ),
)
