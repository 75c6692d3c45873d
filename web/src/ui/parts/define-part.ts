/** A part of the editor whose code comes by itself: when it is first wanted, or before, in the first idle moments. */
export interface Part<Value> {
  /** The part if it has come already, or null. */
  readonly loaded: () => Value | null
  /** Asks for it; callers meanwhile share the answer. Rejects when it does not come, and may be asked again. */
  readonly load: () => Promise<Value>
  /** Tells when it has come, whoever has asked for it, and asks for nothing. Returns how to stop. */
  readonly whenCome: (tell: () => void) => () => void
}

/** Before the second try: requests of the first that are still failing would answer for it. */
const secondTryMs = 300

const parts: { readonly load: () => Promise<unknown>; readonly isWanted: () => boolean }[] = []

/**
 * Names a part; `isWanted` says whether it is asked for before it is used. A part that does not come is asked for once more
 * before that is told, as a network that wavers needs. Not React.lazy: that remembers a failure for ever, and Suspense holds
 * a reveal back for 300 ms.
 *
 * @example
 * export const lexical = definePart(() => import('lexical'), () => location.hash === '#edit')
 */
export function definePart<Value>(fetchPart: () => Promise<Value>, isWanted = () => true): Part<Value> {
  let value: Value | null = null
  let asked: Promise<Value> | null = null
  const waiting = new Set<() => void>()
  const part: Part<Value> = {
    loaded: () => value,
    load: () => {
      asked ??= fetchTwice(fetchPart).then(
        (come) => {
          value = come
          for (const tell of waiting) tell()
          return come
        },
        (error: unknown) => {
          asked = null
          throw error
        },
      )
      return asked
    },
    whenCome: (tell) => {
      if (value !== null) tell()
      waiting.add(tell)
      return () => waiting.delete(tell)
    },
  }
  parts.push({ load: part.load, isWanted })
  return part
}

async function fetchTwice<Value>(fetchPart: () => Promise<Value>): Promise<Value> {
  try {
    return await fetchPart()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, secondTryMs))
    return fetchPart()
  }
}

/**
 * Asks for every part, one after the other, each once `idle` resolves; the parts that a part names itself too. A failure here is
 * told when the part is wanted.
 */
export async function loadParts(idle: () => Promise<void>): Promise<void> {
  // Grows while it runs: a part's own parts are named once its code has come.
  for (const { load, isWanted } of parts) {
    await idle()
    if (isWanted()) await load().catch(() => undefined)
  }
}
