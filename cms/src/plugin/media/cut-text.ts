/** The beginning of a text, of so many UTF-16 units at most: never half a character, which no database stores. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
