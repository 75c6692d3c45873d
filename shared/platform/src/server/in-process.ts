/**
 * The one thing of this name in a process. A bundler may put a module into several bundles of a server, each with variables
 * of its own; what requests, jobs and the start of a server have in common lies here instead.
 */
export function inProcess<Thing extends object>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(`blickfang.${name}`)
  const kept = globalThis as unknown as Record<symbol, Thing | undefined>
  kept[key] ??= make()
  return kept[key]
}
