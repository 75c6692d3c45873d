import { expect, test } from 'vitest'
import guessable from '../../collections/users/guessable/messages.json' with { type: 'json' }
import texts from './messages.json' with { type: 'json' }

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentencesOf)

test('a sentence for a toast of Payload has no colon: what follows one is shown as a list, cut at its commas', () => {
  const sentences = sentencesOf([texts, guessable])
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((sentence) => sentence.includes(':'))).toEqual([])
})
