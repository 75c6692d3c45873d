/** Result of a benchmark: rows as they are printed, and the aims. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Aims that the rows are held against; never asserted in a test, because absolute times on a shared machine mean little. */
  readonly aims: readonly {
    readonly what: string
    readonly measured: string
    readonly aim: string
    readonly isMet: boolean
  }[]
  readonly notes?: readonly string[]
}

/** The table as Markdown, so that it can be pasted into a note as it is printed. */
export function format(table: Table): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    `## ${table.name}`,
    '',
    line(table.columns),
    line(table.columns.map(() => '---')),
    ...table.rows.map(line),
    '',
    ...table.aims.map((aim) => `- ${aim.isMet ? 'met' : 'MISSED'}: ${aim.what}: ${aim.measured} (aim ${aim.aim})`),
    ...(table.notes ?? []).map((note) => `- ${note}`),
    '',
  ].join('\n')
}
