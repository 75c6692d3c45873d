import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { table } from './contract.ts'
import css from './table.module.css'

export const tableView = defineView(
  table,
  ({ fields, options, children, isPageTitle }) => {
    const all = [fields.head1, fields.head2, fields.head3, fields.head4, fields.head5]
    const heads = all.slice(0, options.columns)
    return (
      <>
        <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
        <div className={css.frame}>
          <table className={css.table} data-columns={options.columns} data-striped={options.isStriped || undefined}>
            {heads.some(({ isEmpty }) => !isEmpty) && (
              <thead>
                <tr>
                  {heads.map((Head, column) => {
                    const Cell = Head.isEmpty ? 'td' : 'th'
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                      <Cell key={column} {...(!Head.isEmpty && { scope: 'col' })}>
                        <Head as="span" />
                      </Cell>
                    )
                  })}
                </tr>
              </thead>
            )}
            <tbody>{children.rows}</tbody>
          </table>
        </div>
      </>
    )
  },
  {
    rows: ({ fields }) => (
      <>
        {fields.cell1.isEmpty ? (
          <td />
        ) : (
          <th scope="row">
            <fields.cell1 as="span" />
          </th>
        )}
        <td>
          <fields.cell2 as="span" />
        </td>
        <td>
          <fields.cell3 as="span" />
        </td>
        <td>
          <fields.cell4 as="span" />
        </td>
        <td>
          <fields.cell5 as="span" />
        </td>
      </>
    ),
  },
)
