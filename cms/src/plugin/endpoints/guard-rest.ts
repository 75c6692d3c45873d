import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { unreadableRequest } from '@blickfang/platform/server/unreadable-request.ts'
import { isAskerUnknown, withoutMark } from '../access/unknown-asker.ts'
import { unkept } from '../http/unkept.ts'
import { type AsksAsEditor, type Handle, limitBody } from './limit-body.ts'
import { refuse } from './refuse.ts'

/** Statuses of Payload's answers to people whom it does not know. */
const notKnown = [401, 403]

interface Door {
  readonly asksAsEditor: AsksAsEditor
  /** Whether a path of the project's own is asked for. */
  readonly isOfProject: (request: Request) => Promise<boolean>
}

/**
 * Guards all that Payload answers below /api, API v1 among it: refuses what nobody can read, and bodies that nobody sends in earnest;
 * and no answer is kept by anybody that does not say itself for how long. A person with a session that nobody could look up is told
 * neither that they may not nor what a stranger would be told. Calls of the project itself go by untouched.
 */
export function guardRest<Context>(handle: Handle<Context>, { asksAsEditor, isOfProject }: Door): Handle<Context> {
  const limited = limitBody(handle, asksAsEditor)
  return async (request, context) => {
    if (await isOfProject(request)) return withoutMark(await handle(request, context))
    const { pathname, search } = new URL(request.url)
    const code = unreadableRequest({ method: request.method, url: pathname + search })
    if (code) return refuse(new AppError(code), request, pathname)
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
    const answer = await (hasBody ? limited : handle)(request, context)
    const isForNobody = !hasBody || notKnown.includes(answer.status)
    if (isForNobody && isAskerUnknown(answer.headers)) return refuse(new AppError('UNAVAILABLE'), request, pathname)
    return unkept(withoutMark(answer))
  }
}
