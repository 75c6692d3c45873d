import { createContext, type ReactNode, Suspense, use, useContext } from 'react'
import { Shared } from './shared-context.tsx'
import { SlotMarkup } from './slot.tsx'

/** True where React makes the whole page, as in edit mode: an island is then a component like any other. */
export const PlainIslands = createContext(false)

interface IslandSpec<Props extends object> {
  /** The folder's name in camel case: by it the browser finds the code. */
  readonly name: string
  /** Props whose value is content; the component places them by `Slot`. */
  readonly slots?: readonly (keyof Props & string)[]
  /** Props whose value is a list of such contents. */
  readonly lists?: readonly (keyof Props & string)[]
  /** When its code is fetched: a form's only once somebody turns to it. Else when it comes near the view. */
  readonly wakes?: 'touched'
  /** Contents that the component may show later only: their markup waits hidden. */
  readonly late?: readonly (keyof Props & string)[]
}

/** A moving part of a page: server markup that React takes over in the browser, once it comes near the view or is touched. */
export type Island<Props extends object> = Moving<Props> & { readonly load: () => Promise<Moving<Props>> }

/** An island whose props are forgotten, as it stands in the table of all of them. */
export type AnyIsland = () => Promise<{ readonly load: () => Promise<Moving<never>> }>

type Moving<Props> = (props: Props) => ReactNode

/**
 * Makes an island of a component. Its code, and React, come to a page only if it shows the island, and late. The other props lie
 * beside the markup as JSON, so they hold nothing but data.
 *
 * @example
 * export const CounterIsland = defineIsland<{ from: number }>({ name: 'counter' }, async () => ({ from }) => <output>{from}</output>)
 */
export function defineIsland<Props extends object>(
  spec: IslandSpec<Props>,
  load: () => Promise<Moving<Props>>,
): Island<Props> {
  const code = new IslandCode(load)
  const place = (props: Props) => <IslandPlace spec={spec} code={code} props={props} />
  return Object.assign(place, { load: code.load })
}

/** An island's code, fetched once; what failed to come is fetched again. */
class IslandCode<Props> {
  #loading: Promise<Moving<Props>> | undefined
  readonly #fetch: () => Promise<Moving<Props>>

  constructor(fetch: () => Promise<Moving<Props>>) {
    this.#fetch = fetch
  }

  readonly load = (): Promise<Moving<Props>> => {
    if (this.#loading) return this.#loading
    const loading: Promise<Moving<Props>> = this.#fetch().then(
      (value) => {
        // In the way that React reads without waiting.
        Object.assign(loading, { status: 'fulfilled', value })
        return value
      },
      (error) => {
        this.#loading = undefined
        throw error
      },
    )
    this.#loading = loading
    return loading
  }
}

interface IslandPlaceProps<Props extends object> {
  spec: IslandSpec<Props>
  code: IslandCode<Props>
  props: Props
}

function IslandPlace<Props extends object>({ spec, code, props }: IslandPlaceProps<Props>) {
  const isPlain = useContext(PlainIslands)
  if (isPlain) {
    return (
      <Suspense fallback={null}>
        <Loaded code={code} props={props} />
      </Suspense>
    )
  }
  const marked = markSlots(props, spec)
  const late = (spec.late ?? []).map((key) => marked[key]).filter((content) => content instanceof SlotMarkup)
  return (
    <div
      data-island={spec.name}
      data-wakes={spec.wakes}
      data-props={JSON.stringify(marked)}
      style={{ display: 'contents' }}
    >
      {late.map(({ key, content }) => (
        <div key={key} hidden data-late-slot={key}>
          {content}
        </div>
      ))}
      <Shared by={null}>
        <Loaded code={code} props={marked} />
      </Shared>
    </div>
  )
}

function Loaded<Props extends object>({ code, props }: Omit<IslandPlaceProps<Props>, 'spec'>) {
  const Moving = use(code.load())
  return <Moving {...props} />
}

function markSlots<Props extends object>(props: Props, { slots = [], lists = [] }: IslandSpec<Props>): Props {
  const marked = { ...props } as Record<string, unknown>
  for (const key of slots) marked[key] = mark(key, props[key] as ReactNode)
  for (const key of lists) {
    const contents = props[key] as readonly ReactNode[] | null
    marked[key] = contents?.map((content, at) => mark(`${key}.${at}`, content)) ?? null
  }
  return marked as Props
}

function mark(key: string, content: ReactNode): SlotMarkup | null {
  return content === null || content === undefined ? null : new SlotMarkup(key, content)
}
