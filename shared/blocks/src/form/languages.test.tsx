import { type AskedField, askedIn } from '@blickfang/contract/forms/own/asked-field.ts'
import { messages } from '@blickfang/contract/forms/own/messages.generated.ts'
import { messages as formMessages } from '@blickfang/contract/forms/words/messages.generated.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import type { AskedKind } from '@blickfang/contract/options/asked-kind/option.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnEntry } from './own-entry.tsx'

/** Language in which a reader is told each of these words of the form. */
function languagesOf(said: readonly string[], { locale, spoken, asked, sendLanguage }: Form) {
  const place = document.createElement('div')
  place.lang = locale
  const own = messagesIn(messages, spoken)
  const words = { language: own.language, messages: { ...own.messages, ...messagesIn(formMessages, spoken).messages } }
  place.innerHTML = renderToStaticMarkup(
    <OwnEntry
      id="b"
      locale={locale}
      words={words}
      asked={asked}
      send="Ab die Post"
      thanks={null}
      next={null}
      isStill={false}
      {...(sendLanguage && { sendLanguage })}
    />,
  )
  const holders = [...place.querySelectorAll('label, legend, span, option, button')]
  return said.map((part) => {
    const nearest = holders.filter(({ textContent }) => textContent?.includes(part)).at(-1)
    return nearest?.closest<HTMLElement>('[lang]')?.lang
  })
}

interface Form {
  readonly locale: Locale
  readonly spoken: 'de' | 'fr'
  readonly asked: readonly AskedField[]
  readonly sendLanguage: Locale | undefined
}

const kinds: readonly AskedKind[] = ['text', 'longText', 'email', 'choice', 'several', 'consent', 'file']
const languages = fc.constantFrom<Locale>('de', 'fr', 'it')

test('each word of a form is in its own language: question, hint, choices and button in the owner’s, what is around in the form’s', () => {
  fc.assert(
    fc.property(
      fc.record({ locale: languages, spoken: fc.constantFrom('de' as const, 'fr' as const) }),
      fc.record({ question: languages, hint: languages, choices: languages, send: languages }),
      fc.constantFrom(...kinds),
      fc.boolean(),
      ({ locale, spoken }, are, kind, isRequired) => {
        const of = (line: string, language: Locale) => ({ lines: [line], language })
        const asked = askedIn([
          {
            ...{ id: 'f', options: { kind, isRequired } },
            words: {
              question: of('Frage', are.question),
              hint: of('Hilfe', are.hint),
              choices: of('Wahl', are.choices),
            },
          },
        ])
        const form = { locale, spoken, asked, sendLanguage: are.send === locale ? undefined : are.send }
        const optional = spoken === 'de' ? 'freiwillig' : 'facultatif'
        expect(languagesOf(['Frage', 'Hilfe', 'Ab die Post'], form)).toEqual([are.question, are.hint, are.send])
        if (asked[0]?.choices.length) expect(languagesOf(['Wahl'], form)).toEqual([are.choices])
        if (!isRequired) expect(languagesOf([optional], form)).toEqual([spoken])
      },
    ),
    { numRuns: propertyRuns(25) },
  )
})
