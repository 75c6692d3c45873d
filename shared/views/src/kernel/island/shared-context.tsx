import { type Context, createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

/** Values of the contexts where nobody provides one. */
const fallbacks = new Map<Context<unknown>, unknown>()

/** Values of the contexts that somebody provides. */
export type SharedValues = ReadonlyMap<Context<unknown>, unknown>

const none: SharedValues = new Map()
/** Values that the island around this one provides, of which the server knew when it made both. */
const AroundValues = createContext(none)
/** Values that the page's islands share, of which the server knew nothing. */
const PageValues = createContext(none)

/** A context that reaches islands within islands too, although each of them is a React root of its own. Read it by `useShared`. */
export function createSharedContext<Value>(fallback: Value): Context<Value | undefined> {
  const context = createContext<Value | undefined>(undefined)
  fallbacks.set(context as Context<unknown>, fallback)
  return context
}

/** The value that is provided around this component, else by the page's islands, else the context's fallback. */
export function useShared<Value>(context: Context<Value | undefined>): Value {
  const key = context as Context<unknown>
  const provided = readProvided(key)
  const page = use(PageValues)
  if (provided !== undefined) return provided as Value
  return (page.has(key) ? page.get(key) : fallbacks.get(key)) as Value
}

/** Values that are provided around this component, for the islands within it. */
export function useProvided(): SharedValues {
  const values = [...fallbacks.keys()].map((context) => [context, readProvided(context)] as const)
  return new Map(values.filter(([, value]) => value !== undefined))
}

/** React lets `use` be called in any order. */
function readProvided(context: Context<unknown>): unknown {
  const own = use(context)
  const around = use(AroundValues)
  return own !== undefined ? own : around.get(context)
}

/** Values that an island hands to those within it, or the page's islands to each other. */
export class ContextShare {
  #values: SharedValues = new Map()
  readonly #listeners = new Set<() => void>()

  get values(): SharedValues {
    return this.#values
  }

  /** Tells the listeners when a value is another one than before. */
  share(values: SharedValues): void {
    const isSame = [...values].every(
      ([context, value]) => this.#values.has(context) && Object.is(this.#values.get(context), value),
    )
    if (isSame) return
    this.#values = new Map([...this.#values, ...values])
    for (const listener of this.#listeners) listener()
  }

  /** Returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Values that the page's islands share, such as the game that runs in this tab. */
export const pageShare = new ContextShare()

/** Makes a value known to every island of the page, those that wake up later too. */
export function shareWithPage<Value>(context: Context<Value | undefined>, value: Value): void {
  pageShare.share(new Map([[context as Context<unknown>, value]]))
}

interface SharedProps {
  /** Values of the island around this one; null where there is none. */
  by: ContextShare | null
  children: ReactNode
}

/** Around an island: hands in what the island around it provides, and what the page's islands share with each other. */
export function Shared({ by, children }: SharedProps) {
  const around = useValues(by, by?.values ?? none)
  // As the server had it: the first rendering has to agree with its markup.
  const page = useValues(pageShare, none)
  return (
    <AroundValues value={around}>
      <PageValues value={page}>{children}</PageValues>
    </AroundValues>
  )
}

function useValues(share: ContextShare | null, first: SharedValues): SharedValues {
  const [values, setValues] = useState(first)
  // As a transition, because what the server made must stand until what replaces it has been loaded.
  useEffect(() => {
    if (!share) return
    const take = () => startTransition(() => setValues(share.values))
    take()
    return share.subscribe(take)
  }, [share])
  return values
}
