import { defineView } from '@blickfang/views/kernel/view.ts'
import { spacer } from './contract.ts'
import css from './spacer.module.css'

export const spacerView = defineView(spacer, ({ options }) => (
  <div className={css.spacer} data-size={options.size}>
    {options.line && <hr className={css.line} />}
  </div>
))
