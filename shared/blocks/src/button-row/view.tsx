import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import css from './button-row.module.css'
import { buttonRow } from './contract.ts'

export const buttonRowView = defineView(
  buttonRow,
  ({ fields, options, children }) => (
    <div className={css.block} data-align={options.alignment} data-buttons="">
      <fields.text className={type.text} />
      <ul className={css.row}>{children.buttons}</ul>
    </div>
  ),
  { buttons: ({ fields, options }) => <fields.button variant={options.isQuiet ? 'bubble' : 'contained'} /> },
)
