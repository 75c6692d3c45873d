import { messagesIn } from '../kernel/messages/messages.ts'
import { allForms } from './all-forms.ts'
import { isChosenOf } from './entry-in-words.ts'

/** Fields of a form in which something is chosen, and the values that are kept of it. */
interface ChosenAs {
  readonly form: string
  readonly fields: readonly string[]
  readonly values: readonly string[]
}

/**
 * Finds which values are kept where somebody chose something whose words contain a text, in a language and whatever its case:
 * «Madame» is kept as `frau`. By them a search finds what a person reads.
 */
export function chosenAs(text: string, language: string): readonly ChosenAs[] {
  const sought = text.toLowerCase()
  return [...allForms().values()]
    .map(({ form, messages }) => {
      const said = Object.entries(messagesIn(messages, language).messages)
      const values = said.filter(([, words]) => typeof words === 'string' && words.toLowerCase().includes(sought))
      return {
        form: form.name,
        fields: Object.keys(form.fields).filter((field) => isChosenOf(form, field)),
        values: values.map(([value]) => value),
      }
    })
    .filter(({ fields, values }) => fields.length > 0 && values.length > 0)
}
