import type { Form, FormSentences, MailSentences } from '../form.ts'
import type { Messages } from '../messages/messages.ts'

/** Form with the sentences that stand in it and that say its entries. */
export interface KnownForm {
  readonly form: Form
  readonly messages: Messages<FormSentences>
}

/** Form that a project adds, with the sentences of its mails too. */
export interface ProjectForm extends KnownForm {
  readonly mail: Messages<MailSentences>
}
