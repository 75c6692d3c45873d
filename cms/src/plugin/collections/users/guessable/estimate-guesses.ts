import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { plainWord } from './known-word.ts'

/** Measures for guessing a password: the estimate, and the passwords that are tried first, as `plainWord` writes them. */
export interface Guessing {
  readonly estimate: ZxcvbnFactory
  readonly common: ReadonlySet<string>
}

/** A sign that is written for several letters is tried for so many; more take seconds and find nothing. */
const l33tMaxSubstitutions = 20

let loaded: Promise<Guessing> | undefined

/** The dictionaries take some tens of megabytes, so they are loaded with the first password that somebody sets. */
export function loadGuessing(): Promise<Guessing> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Guessing> {
  const [{ ZxcvbnFactory }, shared, german, french, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ])
  const passwords = shared.dictionary['passwords-common']
  const dictionary = {
    passwords,
    ...german.dictionary,
    commonFrench: french.dictionary['commonWords-fr'],
    firstnamesFrench: french.dictionary['firstnames-fr'],
    commonEnglish: english.dictionary['commonWords-en'],
    firstnamesEnglish: english.dictionary['firstnames-en'],
  }
  return {
    estimate: new ZxcvbnFactory({ dictionary, graphs: shared.adjacencyGraphs, l33tMaxSubstitutions }),
    common: new Set(passwords.map((word) => plainWord(String(word)))),
  }
}
