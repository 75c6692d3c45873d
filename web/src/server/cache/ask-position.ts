import { lookup } from 'node:dns/promises'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { text } from 'node:stream/consumers'
import {
  type ExpiryQuestion,
  expiryAnswerSchema,
  expiryPath,
  nobodyPublishesSchema,
} from '@blickfang/platform/server/expiry/expiry-question.ts'
import type { Evidence } from './content-lease.ts'

interface Asked {
  readonly cmsUrl: string
  readonly secret: string
  /** The cms runs on the same machine. */
  readonly isHere?: boolean
  readonly patienceMs?: number
  /** The addresses of a name, as the system's resolver knows them. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

const usualMs = 2_000
/** Nobody listens there, or the name is gone: no cms answers anybody there. */
const nobody = ['ECONNREFUSED', 'ENOTFOUND']
/** On one machine there is no network that could be cut. */
const nobodyHere = [...nobody, 'EAI_AGAIN', 'EHOSTUNREACH']

/** Asks the cms how far its journal is, at every address that it has. */
export function makeAskPosition(asked: Asked): (question: ExpiryQuestion) => Promise<Evidence> {
  const { hostname } = new URL(asked.cmsUrl)
  return async (question) => {
    const addresses = await (asked.resolve ?? addressesOf)(hostname).catch((error) => {
      if (isNobody(asked, error)) return []
      throw error
    })
    return weighEvidence(addresses.map((address) => ask(asked, address, question)))
  }
}

/** Makes one answer of those of several addresses. The first that answers counts; that nobody publishes, only if all say so. */
export async function weighEvidence(asked: readonly Promise<Evidence>[]): Promise<Evidence> {
  const answers = asked.map(async (each) => {
    const evidence = await each
    if (evidence.kind === 'nobody') throw evidence
    return evidence
  })
  return Promise.any(answers).catch(async () => {
    const found = await Promise.allSettled(asked)
    if (found.every(({ status }) => status === 'fulfilled')) return { kind: 'nobody' }
    throw new Error('Nobody knows what the cms is doing')
  })
}

async function ask(asked: Asked, address: string, question: ExpiryQuestion): Promise<Evidence> {
  try {
    const { status, body } = await post(asked, address, JSON.stringify(question))
    if (status === 200) return { kind: 'answer', answer: expiryAnswerSchema.parse(JSON.parse(body)) }
    if (status === 503 && nobodyPublishesSchema.safeParse(JSON.parse(body)).success) return { kind: 'nobody' }
    throw new Error(`The cms answers ${status} to the question how far its journal is`)
  } catch (error) {
    if (isNobody(asked, error)) return { kind: 'nobody' }
    throw error
  }
}

/** The request of `CMS_URL`, sent to one of its addresses. */
function post(
  { cmsUrl, secret, patienceMs = usualMs }: Asked,
  address: string,
  body: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const url = new URL(expiryPath, cmsUrl)
    const outgoing = (url.protocol === 'https:' ? secure : plain)(url, {
      method: 'POST',
      hostname: address,
      servername: url.hostname,
      headers: { host: url.host, 'content-type': 'application/json', 'x-revalidate-secret': secret },
    })
    const timer = setTimeout(() => outgoing.destroy(new Error('The cms does not answer')), patienceMs)
    outgoing.on('close', () => clearTimeout(timer))
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      text(answer).then((words) => resolve({ status: answer.statusCode ?? 0, body: words }), reject)
    })
    outgoing.end(body)
  })
}

async function addressesOf(name: string): Promise<readonly string[]> {
  // An IPv6 address stands in brackets in a URL only.
  return (await lookup(name.replace(/^\[|\]$/g, ''), { all: true })).map(({ address }) => address)
}

function isNobody({ isHere }: Asked, error: unknown): boolean {
  const codes = isHere ? nobodyHere : nobody
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
