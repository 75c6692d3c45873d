interface Shown {
  /** Selectors of the parts that another address has otherwise. */
  readonly parts: readonly string[]
  /** Where a sentence stands when nothing comes. */
  readonly status: string
  readonly unavailable: string
}

/** Fetches a page of the site and shows parts of it in place of those that stand here; the last one asked for counts. */
export function showAnswer(box: ParentNode, { parts, status, unavailable }: Shown) {
  let running = new AbortController()

  async function show(address: string): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    try {
      const answer = await fetch(address, { signal, headers: { accept: 'text/html' } })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const part of parts) {
        const [here, there] = [box.querySelector(part), page.querySelector(part)]
        if (here && there) here.replaceChildren(...there.childNodes)
      }
      window.history.replaceState(window.history.state, '', address)
    } catch (error) {
      if (signal.aborted) return
      console.warn(`${address} did not come:`, error)
      const line = box.querySelector(status)
      if (line) line.textContent = unavailable
    }
  }
  return Object.assign(show, { stop: () => running.abort() })
}
