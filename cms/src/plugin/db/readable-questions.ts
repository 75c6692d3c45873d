import { markRefusal } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { APIError, type DatabaseAdapterObj, type Payload } from 'payload'

type Adapter = Payload['db']
interface Arguments {
  readonly req?: { readonly i18n?: { readonly language?: string } }
  /** Slug of a collection, or of a global. */
  readonly collection?: string
  readonly slug?: string
}
type Method = (this: Adapter, args: Arguments) => Promise<unknown>

/** Methods by which Payload asks its database with words that callers may choose. */
const methods = [
  ...['count', 'find', 'findDistinct', 'findOne', 'findGlobal', 'create', 'upsert', 'updateGlobal', 'createGlobal'],
  ...['updateOne', 'updateMany', 'deleteOne', 'deleteMany'],
] as const

/**
 * Postgres on values that no column takes (class 22), on comparisons that a kind of column does not know, and on those that Payload
 * leaves without a value. Source: Postgres, Appendix A: undefined function, cannot coerce, datatype mismatch, syntax error.
 */
const states = /^(22...|42883|42846|42804|42601)$/

/**
 * Gives Payload a database that tells a question which nobody can answer from a fault of its own: `where[role][like]=a`,
 * numbers beyond all bounds, NUL. Payload checks the paths of a question and leaves operators and values to Postgres, whose
 * refusal it takes for a fault of the server. With `slugs` for these alone: what fails in a collection of a project's own is its matter,
 * with the cause.
 */
export function readableQuestions(
  db: DatabaseAdapterObj,
  slugs: ReadonlySet<string> | null = null,
): DatabaseAdapterObj {
  return {
    ...db,
    init: (args: Parameters<DatabaseAdapterObj['init']>[0]) => {
      const adapter = db.init(args) as unknown as Record<string, unknown>
      for (const name of methods) {
        const own = adapter[name]
        if (typeof own === 'function') adapter[name] = readable(own as Method, slugs)
      }
      return adapter
    },
  } as unknown as DatabaseAdapterObj
}

function readable(own: Method, slugs: ReadonlySet<string> | null): Method {
  return async function (this: Adapter, args) {
    try {
      return await own.call(this, args)
    } catch (error) {
      const isOurs = slugs === null || slugs.has(args?.collection ?? args?.slug ?? '')
      if (!isOurs || !isUnanswerable(error)) throw error
      const sentence = errorSentenceOf('BAD_REQUEST', args?.req?.i18n?.language ?? 'de')
      throw markRefusal(new APIError(sentence, errorStatus.BAD_REQUEST, { code: 'BAD_REQUEST' }, true))
    }
  }
}

function isUnanswerable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && states.test(String(cause.code))) return true
    // On the way to the database: what the adapter itself does not support, a date beyond what a date can be, and a comparison of places with what is none.
    if (cause.name === 'APIError') return true
    if (cause instanceof RangeError && /time value/.test(cause.message)) return true
    if (cause instanceof TypeError && /operators\[\w+\] is not a function/.test(cause.message)) return true
  }
  return false
}
