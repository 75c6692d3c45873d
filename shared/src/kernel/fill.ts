/** Puts values into a sentence; `{n|one|many}` chooses by number. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence
    .replace(/\{(\w+)\|([^{|}]*)\|([^{}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
