/** Hands a text to the browser, as a file that is saved. */
export function saveText(text: string, name: string, type: 'text/csv;charset=utf-8' | 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
