import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { useState } from 'react'
import { call } from '../cms/api-client.ts'
import { errorSentence } from '../cms/error-sentence.ts'
import { type Answers, keepAnswers } from './answers.ts'
import { accountOf, beginSite, keepLogo } from './begin.ts'
import type { SetupWords } from './setup-words.ts'

interface Given {
  readonly answers: Answers
  readonly password: string
  readonly logo: File | null
}

interface Beginning {
  readonly isBusy: boolean
  /** Sentences about what is wrong; empty: nothing is. */
  readonly failure: readonly string[]
  /** The demo is being filled in. */
  readonly isDemo: boolean
  readonly account: { readonly email: string; readonly password: string } | null
  readonly run: (given: Given) => Promise<void>
}

/** Makes the site, or lets the demo be filled in, and opens the editor. */
export function useBegin({ t, code }: { t: SetupWords; code: string }): Beginning {
  const [state, setState] = useState<Omit<Beginning, 'run'>>({
    isBusy: false,
    failure: [],
    isDemo: false,
    account: null,
  })
  const language = t.language === 'fr' ? 'fr' : 'de'

  async function run({ answers, password, logo }: Given): Promise<void> {
    setState({ ...state, isBusy: true, failure: [] })
    const account = accountOf({ answers, password, language })
    try {
      if (answers.way === 'demo') {
        await call('fillDemo', { code, account })
        return setState({ isBusy: false, failure: [], isDemo: true, account })
      }
      const made = await beginSite({ code, answers, password, language })
      // A site without its logo is one all the same, and is not made anew: what is left to do names it.
      if (logo) await keepLogo(logo).catch((error: unknown) => console.warn(error))
      keepAnswers(null)
      openEditor(made.language)
    } catch (error) {
      setState({ isBusy: false, failure: sentencesOf(error, t.language), isDemo: false, account: null })
    }
  }
  return { ...state, run }
}

/** Opens the home page with its tools, and what is left to do beside it. A full load: nothing of this page goes on. */
function openEditor(language: string): void {
  window.location.assign(`/${language}/edit/~home?toolbar=1#left`)
}

function sentencesOf(error: unknown, language: string): readonly string[] {
  const fields = error instanceof ApiError ? error.detail.fields : undefined
  if (typeof fields === 'object' && fields !== null) return Object.values(fields).map(String)
  return [errorSentence(error, language)]
}
