/** Hands a table to the browser, as a file that is saved. */
export function saveTable(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` }).click()
  URL.revokeObjectURL(address)
}
