import { answerPatience } from '@blickfang/shared/api/answer-patience.ts'

/** Reads from the cms as the signed-in person. Throws with the answer's own sentence. */
export async function getJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: answerPatience(),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error ?? response.statusText)
  return answer
}
