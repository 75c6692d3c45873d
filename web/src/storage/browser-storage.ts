import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

/** Does something with a database of the browser. */
export type WithStorage<Schema extends DBSchema> = <Result>(
  run: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>

/** Names of the errors by which browsers say that a connection is gone: Safari has one of its own. */
const gone: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError'])

/**
 * A database of the browser, opened when it is first used, and again after it could not be opened or its connection was lost:
 * Safari ends those of pages that were in the background. A `run` of that moment runs once more, and has to be one that may.
 */
export function browserStorage<Schema extends DBSchema>(
  name: string,
  upgrade: OpenDBCallbacks<Schema>['upgrade'],
): WithStorage<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const open = () => {
    const opening = openDB<Schema>(name, 1, {
      ...(upgrade && { upgrade }),
      // An older tab must not keep a newer one from opening.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
      },
    })
    opened = opening
    opening.catch(() => {
      if (opened === opening) opened = null
    })
    return opening
  }
  return async (run) => {
    const first = opened ?? open()
    try {
      return await run(await first)
    } catch (error) {
      if (!isGone(error)) throw error
      // Unless somebody has opened it anew meanwhile.
      if (opened === first) opened = null
      return run(await (opened ?? open()))
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof DOMException && gone.has(error.name)
}
