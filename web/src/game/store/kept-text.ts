/** Text in localStorage. Where there is no storage (private mode, full), the text lasts as long as the tab. */
export function keepText(key: string): { get: () => string | null; set: (text: string | null) => void } {
  let inMemory: string | null | undefined
  return {
    get: () => {
      if (inMemory !== undefined) return inMemory
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    set: (text) => {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        inMemory = undefined
      } catch {
        inMemory = text
      }
    },
  }
}
