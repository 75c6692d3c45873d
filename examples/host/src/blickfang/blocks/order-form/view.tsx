import { defineView } from '@blickfang/views/kernel/view.ts'
import { entryProps } from '@blickfang/views/site/form/entry-props.ts'
import { PrivacyLink } from '@blickfang/views/site/form/privacy-link.tsx'
import type from '@blickfang/views/site/type.module.css'
import { orderForm as form } from '../../forms/order/form.ts'
import { messages } from '../../forms/order/messages.generated.ts'
import { orderForm } from './contract.ts'
import { OrderFormIsland } from './island.tsx'

export const orderFormView = defineView(orderForm, ({ fields, options, site, id, isPageTitle }) => (
  <div>
    <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
    <OrderFormIsland {...entryProps(form, messages, { site, id })} isClosed={options.closed} />
    <PrivacyLink site={site} />
  </div>
))
