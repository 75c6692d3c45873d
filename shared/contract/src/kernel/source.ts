import * as z from 'zod/mini'
import { arrange, type Items, type Member } from './items/items.ts'
import type { Json } from './json.ts'

/** The parameters of a block's question to a source, by the source's names: the same parameters get the same answer. */
export type Parameters = Readonly<Record<string, Json>>

/**
 * Where a parameter's value comes from: an option of the block that asks, or the collection of which it is a container. Plain
 * data, because the page's one statement works the parameters out as well as the renderers do.
 */
type ParameterOrigin = 'collection' | `options.${string}`

/**
 * How long an answer stays right when nothing that it shows is changed: always, until the next midnight of the site's time zone, for so
 * many seconds, or until a moment that the data names (null: always).
 */
type Ageing<Data> = 'never' | 'midnight' | { readonly seconds: number } | { moment(data: Data, now: Date): Date | null }

/** Data from outside a page's own content that its blocks ask for. */
export interface Source<
  Name extends string = string,
  Schema extends z.ZodMiniType = z.ZodMiniType,
  By extends 'cms' | 'web' = 'cms' | 'web',
> {
  readonly name: Name
  /** The cms answers out of its database, in the statement that reads the page; web out of what its operator has set up. */
  readonly answeredBy: By
  /** In the order of the key. Options that hold a text, a choice, a number or a flag. */
  readonly parameters: { readonly [name: string]: ParameterOrigin }
  readonly schema: Schema
  /** Data for a view while nobody has answered: in the editor, for a block that has just been added. */
  readonly empty: z.output<Schema>
  /** Tags of all that the answer shows: a change of any of it makes the page be rendered anew. */
  tags(data: z.output<Schema>, parameters: Parameters): readonly string[]
  readonly ages: Ageing<z.output<Schema>>
  /** For tests and the add dialog. */
  readonly sample: z.output<Schema>
  /** True where the answer is a list of pages with their blocks: their own tags count besides, and their blocks get no such pages. */
  readonly hasWholePages: boolean
  /** The pages of the site that the answer leads to: the editor opens them. */
  linkedPages?(data: z.output<Schema>): readonly { readonly id: string; readonly href: string }[]
}

/**
 * Declares a source. Generic over the schema, so that its answers are typed wherever they are used.
 *
 * @example
 * import * as z from 'zod/mini'
 * export const weather = defineSource({
 *   name: 'weather',
 *   answeredBy: 'web',
 *   schema: z.object({ degrees: z.number() }),
 *   empty: { degrees: 0 },
 *   tags: () => [],
 *   ages: 'never',
 *   sample: { degrees: 21 },
 * })
 */
export function defineSource<
  const Name extends string,
  Schema extends z.ZodMiniType,
  const By extends 'cms' | 'web' = 'cms',
>(
  spec: Pick<Source<Name, Schema, By>, 'name' | 'schema' | 'empty' | 'tags' | 'ages' | 'sample'> &
    Partial<Pick<Source<Name, Schema, By>, 'answeredBy' | 'parameters' | 'hasWholePages' | 'linkedPages'>>,
): Source<Name, Schema, By> {
  return { answeredBy: 'cms' as By, parameters: {}, hasWholePages: false, ...spec }
}

/** An answer of a source on a page. The schema of `data` is the source's. */
export const sourceAnswerSchema = z.object({ name: z.string(), key: z.string(), data: z.unknown() })
export type SourceAnswer = Readonly<z.output<typeof sourceAnswerSchema>>

interface Asking {
  readonly block: { readonly collection?: { readonly name: string }; readonly sources: readonly Source[] }
  /** The block's options, filled with its fallbacks. */
  readonly options: Readonly<Record<string, unknown>>
  /** Arrangement of the collection of which the block is a container. */
  readonly items?: Items | null | undefined
}

/** The parameters that a block asks for with these options. */
export function parametersOf({ parameters }: Source, { block, options }: Asking): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, origin]) => [
      name,
      ((origin === 'collection' ? block.collection?.name : options[origin.slice('options.'.length)]) ?? null) as Json,
    ]),
  )
}

/** The parameters as an answer carries them. */
export function keyOf({ parameters }: Source, asked: Parameters): string {
  return JSON.stringify(Object.keys(parameters).map((name) => asked[name] ?? null))
}

/** The parameters that a key was made of. */
export function readKey({ parameters }: Source, key: string): Parameters {
  const values: readonly Json[] = JSON.parse(key)
  return Object.fromEntries(Object.keys(parameters).map((name, index) => [name, values[index] ?? null]))
}

/** The data that a source has answered; undefined while it has not. Sound because every answer is made by its source's schema. */
export function answerOf<S extends Source>(
  answers: readonly SourceAnswer[],
  source: S,
  asked: Parameters = {},
): z.output<S['schema']> | undefined {
  const key = keyOf(source, asked)
  return answers.find((answer) => answer.name === source.name && answer.key === key)?.data as
    | z.output<S['schema']>
    | undefined
}

/** The data of the block's sources for its view, by their names. `own` answers in place of the cms. */
export function dataFor(
  { block, options, items }: Asking,
  answers: readonly SourceAnswer[],
  own: Readonly<Record<string, () => unknown>> = {},
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    block.sources.map((source) => {
      const answer = own[source.name]?.() ?? answerOf(answers, source, parametersOf(source, { block, options }))
      const data = answer ?? source.empty
      // Sound because such a source answers with a list of the members of the collection, which have ids.
      return [source.name, listsCollection(source) ? arrange(data as readonly Member[], items).shown : data]
    }),
  )
}

/** Whether a source answers with the members of a collection: their container arranges them. */
export function listsCollection({ parameters }: Pick<Source, 'parameters'>): boolean {
  return Object.values(parameters).includes('collection')
}
