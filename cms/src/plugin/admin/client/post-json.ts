import { answerPatience } from '@blickfang/shared/api/answer-patience.ts'

export type Posted<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: string; readonly code: string }

/** Calls an operation of API v1 as the signed-in person. A failure carries the sentence to show. */
export async function postJson<Answer>(
  url: string,
  body: unknown,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Posted<Answer>> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: answerPatience(),
  })
  const answer = await response.json()
  return response.ok ? { ok: true, answer } : { ok: false, error: String(answer.error), code: String(answer.code) }
}
