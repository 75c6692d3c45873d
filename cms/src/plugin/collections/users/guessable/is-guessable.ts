import { loadGuessing } from './estimate-guesses.ts'
import { isKnownWord, plainWord } from './known-word.ts'

/** Fewest guesses that a password takes. Source: «very unguessable» of zxcvbn, against whoever has the hashes (decision 137). */
const minGuesses = 1e10
/** Length of a password's beginning that is measured: what comes after it makes it only better, and measuring takes a time that grows with it. */
const measured = 64

/**
 * Whether a password is one that is tried first: known from lists, a row of keys, something said again, or mostly what is known of
 * its account and site (`words`). All else is taken, however it is composed.
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  const { estimate, common } = await loadGuessing()
  const own = new Set(words.map(plainWord).filter((word) => word.length >= 3))
  if (isKnownWord(password, common) || isKnownWord(password, own)) return true
  return estimate.check(password.slice(0, measured), [...words, ...own]).guesses < minGuesses
}
