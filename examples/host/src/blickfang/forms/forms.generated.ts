// Written by Blickfang from the folders beside it.
import type { ProjectForm } from '@blickfang/contract/kernel/own/project-form.ts'
import { orderForm } from './order/form.ts'
import { messages as orderMail } from './order/mail/messages.generated.ts'
import { messages as orderMessages } from './order/messages.generated.ts'

export const forms = {
  order: { form: orderForm, messages: orderMessages, mail: orderMail },
} satisfies { readonly [name: string]: ProjectForm }
