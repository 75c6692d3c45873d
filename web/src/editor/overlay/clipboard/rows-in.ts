/** Rows of a text as programs for tables and texts put it onto the clipboard: a line each, with tabs between its columns. Empty lines go. */
export function rowsIn(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.split('\t').map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1))
    .filter((cells) => cells.length > 0)
}
