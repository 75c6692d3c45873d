type Things<T> = Readonly<Record<string, T>>

/** The things of a project's own of one kind, such as its blocks, in one process. */
export interface OwnThings<T> {
  /**
   * Adds those that no bundler has told of, before anything asks for them: modules make their own of them once. Those that are known
   * already stay. Throws one sentence that names those that come too late.
   */
  add(things: Things<T>): void
  /** Throws one sentence that names those that the plugin alone, or the bundler alone, is told of: a browser would not know them. */
  requireBundled(things: Things<T>): void
  /** All of them by name; from here on none can be added. */
  read(): readonly (readonly [string, T])[]
}

interface Kind {
  /** Word for one of them, and for several. */
  readonly words: readonly [one: string, many: string]
}

/** Keeps the things of a project of one kind; `named` are those that a bundler has put in place. */
export function ownThings<T>({ words }: Kind, named: Things<T>): OwnThings<T> {
  const added = new Map<string, T>()
  let isRead = false
  const unknownOf = (things: Things<T>) => Object.keys(things).filter((name) => !(name in named) && !added.has(name))
  const inWords = (names: readonly string[]) =>
    `the ${words[names.length === 1 ? 0 : 1]} ${names.map((name) => `«${name}»`).join(', ')}`
  return {
    add(things) {
      const unknown = unknownOf(things)
      if (unknown.length > 0 && isRead)
        throw new Error(`Blickfang was asked for its ${words[1]} before it was told of ${inWords(unknown)}.`)
      for (const name of unknown) added.set(name, things[name] as T)
    },
    requireBundled(things) {
      const unknown = Object.keys(things).filter((name) => !(name in named))
      if (unknown.length > 0)
        throw new Error(
          `The plugin is told of ${inWords(unknown)}, and Next is not: please say withBlickfang(config, { own: '…' }) with the folder of what is the project’s own.`,
        )
      const unsaid = Object.keys(named).filter((name) => !(name in things))
      if (unsaid.length > 0)
        throw new Error(
          `Next is told of ${inWords(unsaid)}, and the plugin is not: please say blickfang({ own, … }) with the list of own.generated.ts.`,
        )
    },
    read() {
      isRead = true
      return [...Object.entries(named), ...added]
    },
  }
}
