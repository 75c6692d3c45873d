const maxMessage = 300
const maxStack = 4_000

/** An error as the log keeps it: of a refused request what was refused, of a fault all that helps to find it. */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: short(String(error)) }
  const status = statusOf(error)
  const what = { type: error.name, message: messageOf(error), ...(status !== undefined && { status }) }
  if (status !== undefined && status < 500) return what
  return {
    ...what,
    ...('code' in error && { code: error.code }),
    stack: placesOf(error),
    ...(error.cause !== undefined && { cause: describeFault(error.cause) }),
  }
}

/** Causes of a fault, in one line: for faults that pass by themselves. */
export function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return short(String(error))
  const causes: string[] = []
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) causes.push(messageOf(cause))
  return causes.join(' ← ').slice(0, 500)
}

/** Without the values of a statement, which are what people wrote. */
function messageOf(error: Error): string {
  const isOfPostgres = 'code' in error && /^(22|23)\w{3}$/.test(String(error.code))
  const [said = ''] = error.message.split(/\bparams: /, 1)
  const value = said.indexOf(': "')
  return short(isOfPostgres && value >= 0 ? `${said.slice(0, value)}: …` : said)
}

/** The lines of the stack that name places: those before repeat the message. */
function placesOf({ stack = '' }: Error): string {
  const begin = stack.search(/^ {4}at /m)
  return begin < 0 ? '' : stack.slice(begin, begin + maxStack)
}

/** GraphQL wraps what a resolver threw. */
function statusOf(error: Error): number | undefined {
  const { status, originalError } = error as { status?: unknown; originalError?: unknown }
  if (typeof status === 'number') return status
  return originalError instanceof Error ? statusOf(originalError) : undefined
}

function short(text: string): string {
  return text.slice(0, maxMessage).replace(/\s+/g, ' ')
}
