/** Postgres' own words for what passes by itself. Source: Postgres, Appendix A, classes 08, 25 (read-only after a failover, idle for too long), 40, 53, 57, 58. */
const states = /^(08...|25006|25P0[1-4]|4000[13]|40P01|53...|55P03|57...|58...)$/
/** Node's words for a network or a name that does not answer, and for a connection that somebody else has ended. */
const causes =
  /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN|RESET)|ERR_STREAM_(DESTROYED|WRITE_AFTER_END)|ERR_SOCKET_CLOSED)$/
/** Words of pg, its pool and our own transactions about a connection that is gone; they give it no code. */
const sentences =
  /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|Called end on pool more than once|is not queryable|ended by a failure inside it/

/** Whether a fault is of a database or a network that is away or comes back just now: whoever tries again later may be lucky. */
export function isPassing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.some(isPassing)) return true
    if ('code' in cause && (states.test(String(cause.code)) || causes.test(String(cause.code)))) return true
    if (sentences.test(cause.message)) return true
  }
  return false
}
