import * as z from 'zod'

/**
 * State of one thing that a server needs: `pass`; `warn` where something is wrong and visitors get their pages all the same;
 * `fail` where this server should be sent nobody. `output` says in a sentence what is wrong and names no address, because
 * web answers it to anybody.
 */
const findingSchema = z.object({
  status: z.enum(['pass', 'warn', 'fail']),
  output: z.string().optional(),
  observedValue: z.union([z.string(), z.number()]).optional(),
})
export type Finding = z.output<typeof findingSchema>

/** Answer of `/healthz` and `/readyz`. Source: draft-inadarei-api-health-check-06, `application/health+json`. */
export const healthSchema = z.object({
  status: findingSchema.shape.status,
  output: z.string().optional(),
  checks: z.record(z.string(), z.array(findingSchema)),
})
export type HealthAnswer = z.output<typeof healthSchema>

export type Check = () => Promise<Finding>

interface HealthSpec {
  readonly checks: Readonly<Record<string, Check>>
  /** Hears each time that a check finds something else than before. */
  readonly onChange: (name: string, finding: Finding) => void
  /** How long a check may take before it fails. */
  readonly patienceMs?: number
}

/** Whoever asks within this time gets what was found last: `/readyz` of web is open to everybody. */
const rememberMs = 1_000
const watchMs = 5_000
const pass: Finding = { status: 'pass' }
const order: readonly Finding['status'][] = ['pass', 'warn', 'fail']

/** Watches all that a server needs for its work, when somebody asks and by itself, so that the log tells of it too. */
export class Health {
  readonly #spec: HealthSpec
  readonly #found = new Map<string, Finding>()
  #look: { readonly answer: Promise<HealthAnswer>; readonly at: number } | undefined
  #isStopping = false

  constructor(spec: HealthSpec) {
    this.#spec = spec
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Looks from now on, until the answer is called. */
  watch(): () => void {
    const timer = setInterval(() => void this.ready(), watchMs).unref()
    return () => clearInterval(timer)
  }

  /** From now on the server is not ready: it ends once it has answered what it has begun. */
  stop(): void {
    this.#isStopping = true
  }

  /** The process runs and answers: that alone. */
  alive(): HealthAnswer {
    return { ...pass, checks: {} }
  }

  async ready(): Promise<HealthAnswer> {
    const now = performance.now()
    if (!this.#look || now - this.#look.at > rememberMs) this.#look = { answer: this.#ask(), at: now }
    const answer = await this.#look.answer
    return this.#isStopping ? { ...answer, status: 'fail', output: 'This server is stopping.' } : answer
  }

  /** Each check's finding as a number: 0 pass, 1 warn, 2 fail. */
  async levels(): Promise<Record<string, number>> {
    const { checks } = await this.ready()
    const levelOf = ([name, [finding = pass]]: [string, Finding[]]) => [name, order.indexOf(finding.status)] as const
    return Object.fromEntries(Object.entries(checks).map(levelOf))
  }

  async #ask(): Promise<HealthAnswer> {
    const names = Object.keys(this.#spec.checks)
    const findings = await Promise.all(names.map((name) => this.#check(name)))
    const worst = order.findLast((status) => findings.some((one) => one.status === status))
    return {
      status: worst ?? 'pass',
      checks: Object.fromEntries(names.map((name, i) => [name, [findings[i] ?? pass]])),
    }
  }

  async #check(name: string): Promise<Finding> {
    const { checks, onChange, patienceMs = 3_000 } = this.#spec
    const check = checks[name] ?? (async () => pass)
    const finding = await within(patienceMs, check()).catch(
      (error): Finding => ({ status: 'fail', output: reasonOf(error) }),
    )
    const before = this.#found.get(name) ?? pass
    this.#found.set(name, finding)
    if (before.status !== finding.status || before.output !== finding.output) onChange(name, finding)
    return finding
  }
}

/** The HTTP status that goes with an answer. */
export function healthStatus({ status }: HealthAnswer): 200 | 503 {
  return status === 'fail' ? 503 : 200
}

export const healthHeaders = { 'content-type': 'application/health+json', 'cache-control': 'no-store' } as const

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** For what has neither a code nor a name of its own. */
export const unknownReason = 'an unknown fault'

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be looked up',
  EHOSTUNREACH: 'there is no way to it',
  ETIMEDOUT: 'it does not answer in time',
  TimeoutError: 'it does not answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet; is the clock right?',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody known has signed its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is another host’s',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EACCES: 'this process may not write there',
  EROFS: 'the disk can only be read',
  AccessDenied: 'it refuses these keys',
  InvalidAccessKeyId: 'it does not know these keys',
  SignatureDoesNotMatch: 'it refuses these keys',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  NoSuchBucket: 'there is no such bucket',
  '28P01': 'it refuses the password',
  '3D000': 'there is no such database',
  '53100': 'its disk is full',
  '53200': 'it has no memory left',
  '53300': 'it takes no more connections',
  '53400': 'a limit of its settings is reached',
  '58030': 'its disk fails',
  '57P03': 'it is starting',
  WRONGPASS: 'it refuses the password',
  NOAUTH: 'it refuses the password',
  OOM: 'its memory is full',
  LOADING: 'it is starting',
  READONLY: 'it is a copy that can only be read',
}

/** Why something failed, for people, without anything that the error says besides: that may hold addresses and keys. */
export function reasonOf(error: unknown): string {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    codes.push(...('code' in cause ? [String(cause.code)] : []), cause.name)
    // Both addresses of a name were tried.
    if (cause instanceof AggregateError) codes.push(...cause.errors.map((one) => String(one?.code)))
  }
  const known = codes.find((code) => code in reasons)
  return (known && reasons[known]) || codes.find((code) => code !== 'Error' && code !== 'undefined') || unknownReason
}
