const loading = new Map<string, Promise<void>>()

/** Resolves once all of these files have run, each of them once on a page. Throws when one does not come; asked again, it is fetched again. */
export async function loadScripts(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(loadScript))
}

function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error(`${address} did not come.`))
    })
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}
