import { AppError } from '@blickfang/contract/api/errors/app-error.ts'

interface Limits {
  readonly maxTexts: number
  /** Most bytes of the texts as JSON. */
  readonly maxBytes: number
  readonly atOnce: number
}

type Translate = (texts: readonly string[]) => Promise<readonly string[]>

/** Translates any number of texts in requests that a service takes, several at once. An answer with another number of texts is none. */
export async function inRequests(texts: readonly string[], limits: Limits, translate: Translate): Promise<string[]> {
  const requests = split(texts, limits)
  const answers: (readonly string[])[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index] ?? []
      const answer = await translate(request)
      if (answer.length !== request.length) throw new AppError('TRANSLATION_DOWN')
      answers[index] = answer
    }
  }
  await Promise.all(Array.from({ length: limits.atOnce }, work))
  return answers.flat()
}

function split(texts: readonly string[], { maxTexts, maxBytes }: Limits): readonly (readonly string[])[] {
  const requests: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const text of texts) {
    const own = Buffer.byteLength(JSON.stringify(text)) + 1
    const last = requests.at(-1)
    if (!last || last.length >= maxTexts || bytes + own > maxBytes) {
      requests.push([text])
      bytes = own
    } else {
      last.push(text)
      bytes += own
    }
  }
  return requests
}
