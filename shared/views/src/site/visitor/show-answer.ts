/** Time after which people who look for something go elsewhere, in ms. */
const patienceMs = 15_000

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

  function stop(): void {
    running.abort()
    running = new AbortController()
  }
  async function show(address: string): Promise<void> {
    stop()
    const own = running
    const limit = setTimeout(() => own.abort(), patienceMs)
    try {
      const answer = await fetch(address, { signal: own.signal, headers: { accept: 'text/html' } })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const part of parts) {
        const [here, there] = [box.querySelector(part), page.querySelector(part)]
        if (here && there) here.replaceChildren(...there.childNodes)
      }
      window.history.replaceState(window.history.state, '', address)
    } catch (error) {
      if (own !== running) return
      console.warn(`${address} did not come:`, error)
      const line = box.querySelector(status)
      if (line) line.textContent = unavailable
    } finally {
      clearTimeout(limit)
    }
  }
  return Object.assign(show, { stop })
}
