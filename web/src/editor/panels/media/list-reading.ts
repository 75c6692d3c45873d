interface Page {
  readonly ids: readonly string[]
  /** How many the whole list has. */
  readonly total: number
}

interface Read {
  /** Whether there is something that has not been read. */
  readonly hasMore: boolean
  /** Ids that were read before, and are in the list no more. */
  readonly gone: ReadonlySet<string>
}

/**
 * Reads a list page by page while it changes. An item that comes or moves between two pages is on both or on neither: where as many
 * have not been read as there are, the list is read from its beginning, until they are. A place in it is a place in the server's list,
 * whatever stands in the one on the screen.
 */
export function createListReading() {
  let given = new Set<string>()
  let pass = new Set<string>()
  let place = 0
  let known = 0
  let hasEnded = false
  /** Somebody else has removed something: as many may be read as there are, and be others. */
  let isTorn = false

  function take({ ids, total }: Page): Read {
    isTorn ||= total < known
    known = total
    place += ids.length
    for (const id of ids) {
      given.add(id)
      pass.add(id)
    }
    const isAtEnd = ids.length === 0 || place >= total
    const gone = new Set(isAtEnd ? [...given].filter((id) => !pass.has(id)) : [])
    if (isAtEnd) given = new Set(pass)
    hasEnded ||= isAtEnd
    const hasMore = !hasEnded || isTorn || given.size !== total
    if (isAtEnd && hasMore) startPass()
    return { hasMore, gone }
  }

  function startPass() {
    pass = new Set()
    place = 0
    hasEnded = !isTorn
    isTorn = false
  }

  return {
    /** How much of the server's list has been read. */
    place: () => place,
    take,
    restart: () => {
      given = new Set()
      known = 0
      startPass()
      hasEnded = false
    },
    /** Counts one as read that is in the list for certain. */
    count: (id: string, isNew: boolean) => {
      given.add(id)
      pass.add(id)
      if (isNew) known++
    },
    /** Leaves out what is in the list no more. */
    drop: (id: string) => {
      if (given.delete(id)) known--
      if (pass.delete(id)) place = Math.max(0, place - 1)
    },
  }
}
export type ListReading = ReturnType<typeof createListReading>
