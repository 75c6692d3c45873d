const maxMessage = 300
const maxStack = 4_000

/** An error as the log keeps it: of a refused request what was refused, of a fault all that helps to find it. */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: short(String(error)) }
  const status = statusOf(error)
  const what = { type: error.name, message: short(error.message), ...(status !== undefined && { status }) }
  if (status !== undefined && status < 500) return what
  return {
    ...what,
    ...('code' in error && { code: error.code }),
    stack: error.stack?.slice(0, maxStack),
    ...(error.cause !== undefined && { cause: describeFault(error.cause) }),
  }
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

/** The log of production: a line of JSON for each entry, for people and for whatever collects them. */
export const logOptions = { level: 'info', serializers: { err: describeFault } }
