import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { phoneSchema } from '@blickfang/contract/kernel/text/phone.ts'
import { webUrlSchema } from '@blickfang/contract/options/link/option.ts'
import type { TextField, TextFieldSingleValidation } from 'payload'
import { validations } from 'payload/shared'
import { messages } from './messages/messages.generated.ts'

const schemas = { phone: phoneSchema, website: webUrlSchema } as const
type Kind = keyof typeof schemas

/** A phone number of people: what links and settings take, it takes. */
export const phoneField: TextField = addressField('phone', { de: 'Telefon', fr: 'Téléphone', en: 'Phone' })
/** A web address; «optik.ch» gets its https. */
export const websiteField: TextField = addressField('website', { de: 'Website', fr: 'Site web', en: 'Website' })

function addressField(kind: Kind, label: TextField['label']): TextField {
  return {
    name: kind,
    type: 'text',
    maxLength: 200,
    label,
    validate: (value, options) => checkAddress(kind, value, options),
    hooks: { beforeChange: [({ value }) => asKept(kind, value)] },
  }
}

/** Checks an address; the one that stands there already holds nothing else up. */
function checkAddress(kind: Kind, ...[value, options]: Parameters<TextFieldSingleValidation>) {
  const isAsBefore = options.previousValue !== undefined && value === options.previousValue
  if (!value || isAsBefore || schemas[kind].safeParse(value).success) return validations.text(value, options)
  return translate(messages, options.req.i18n.language)(kind)
}

function asKept(kind: Kind, value: unknown): unknown {
  return schemas[kind].safeParse(value).data ?? value
}
