import { sayIn } from './say-in.ts'
import type { ServiceAnswer } from './service-answer.ts'

interface Message {
  readonly role: string
  readonly content: string
}

/** The first letters of languages as the instructions name them. */
const codes: Readonly<Record<string, string>> = {
  German: 'de',
  French: 'fr',
  Italian: 'it',
  English: 'en',
  Romansh: 'rm',
}

/** A model that does what it is told: the language and the words of the site are read out of its instructions. */
export function answerChat(
  path: string,
  body: string,
  spoil: (texts: readonly string[]) => readonly string[],
): ServiceAnswer {
  if (path !== 'chat/completions' && path !== 'completions') return { status: 404 }
  const { messages = [], model } = JSON.parse(body) as { messages?: Message[]; model?: string }
  const [system, user] = messages
  if (!model || !system || !user) return { status: 400 }
  const [, target = ''] = /from \w+ to (\w+)\./.exec(system.content) ?? []
  const [, words = ''] = /translate these words so:\n(.*)$/s.exec(system.content) ?? []
  const glossary = new Map(
    words.split('\n').flatMap((line) => (line.includes(' = ') ? [line.split(' = ') as [string, string]] : [])),
  )
  const { texts } = JSON.parse(user.content) as { texts: string[] }
  const translations = spoil(texts.map((text) => sayIn(text, codes[target] ?? target, glossary)))
  return {
    status: 200,
    body: { choices: [{ message: { role: 'assistant', content: JSON.stringify({ translations }) } }] },
  }
}
