/** Source: spec/public-site.md §5 (Header search). */
const debounceMs = 500

/** Calls `search` half a second after the last key, with as many signs as the field asks for that are not those of the last time. Enter is the form's own business. */
export function whenTyped(input: HTMLInputElement, search: (words: string) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // What the page came with: typed before this script did, words are searched too.
  let last = input.defaultValue.trim()
  let timer = 0
  function onInput() {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      const words = input.value.trim()
      if (words.length < input.minLength || words === last) return
      last = words
      search(words)
    }, debounceMs)
  }
  input.addEventListener('input', onInput, { signal })
  input.form?.addEventListener('submit', () => window.clearTimeout(timer), { signal })
  if (input.value.trim() !== last) onInput()
  return () => {
    window.clearTimeout(timer)
    controller.abort()
  }
}
