/** A text as a search compares it: case, accents and the two ways of a sharp s make no difference. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().trim()
}
