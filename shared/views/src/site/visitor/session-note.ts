/** Note that this tab keeps until it is closed. Where the browser keeps nothing (site data blocked) there is none. */
export function sessionNote(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** null: forgets it. */
export function keepSessionNote(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Blocked or full: the next page starts afresh.
  }
}
