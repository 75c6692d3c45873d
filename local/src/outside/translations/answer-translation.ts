import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answerChat } from './chat.ts'
import { DeeplAccount } from './deepl.ts'
import type { ServiceAnswer } from './service-answer.ts'

/** In which ways a translator lies: one text too few, without tags, or nothing for each text; `usedUp` and `keyless` refuse. */
export type TranslationMood = 'miscounting' | 'tagless' | 'wordless' | 'usedUp' | 'keyless'

interface Answering {
  readonly mood: string
  /** ms */
  readonly takes: number
}

const account = new DeeplAccount()

/** Words in a text by which a journey makes the service fail. */
const outage = '(Ausfall)'
const loss = '(Verlust)'

/** Answers as DeepL (`/deepl/…`) or as a service of «chat completions» (`/chat/…`) does. */
export async function answerTranslation(
  request: IncomingMessage,
  response: ServerResponse,
  { mood, takes }: Answering,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  if (takes > 0) await wait(takes)
  const { status, body: said } = answerOf(request, body, mood)
  const type = said === undefined ? {} : { 'content-type': 'application/json' }
  response.writeHead(status, type).end(said === undefined ? undefined : JSON.stringify(said))
}

function answerOf(request: IncomingMessage, body: string, mood: string): ServiceAnswer {
  const [, service, ...path] = (request.url ?? '').split('?')[0]?.split('/') ?? []
  const isDeepl = service === 'deepl'
  if (mood === 'keyless' || !request.headers.authorization) return { status: isDeepl ? 403 : 401 }
  if (mood === 'usedUp') return { status: isDeepl ? 456 : 402 }
  if (body.includes(outage)) return { status: 503 }
  const spoil = (texts: readonly string[]) => spoiled(texts, mood)
  if (isDeepl) return account.answer({ method: request.method ?? 'GET', path: path.join('/'), body, spoil })
  return answerChat(path.join('/'), body, spoil)
}

function spoiled(texts: readonly string[], mood: string): readonly string[] {
  if (mood === 'miscounting') return texts.slice(1)
  if (mood === 'wordless') return texts.map(() => ' ')
  return texts.map((text) => (mood === 'tagless' || text.includes(loss) ? text.replace(/<[^<>]*>/g, '') : text))
}
