/** Most characters of a text that stands for a longer one. Source: spec/public-site.md §9. */
const maxPreview = 200

/** A text as a preview of itself: its first 200 characters, to the end of a word where one ends near, and an ellipsis. */
export function previewOf(text: string): string {
  const characters = [...text.trim()]
  if (characters.length <= maxPreview) return characters.join('')
  const start = characters.slice(0, maxPreview).join('')
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'))
  return `${(end > maxPreview / 2 ? start.slice(0, end) : start).trimEnd()}…`
}
