import { answerPatience } from '@blickfang/contract/api/answer-patience.ts'

/** Reads from Payload's own REST as the signed-in person. */
export async function getJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: answerPatience(),
  })
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}
