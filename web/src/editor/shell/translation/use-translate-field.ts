import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { applyTranslation } from '../../commands/apply-translation.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { showField } from '../show-field.ts'
import { useNotify } from '../use-notify.ts'
import { loadTranslations, type TranslationAnswer } from './load-translations.ts'

const codes: { readonly [Why in NonNullable<TranslationAnswer['failed']>]: ErrorCode } = {
  gone: 'NOT_FOUND',
  person: 'TRANSLATED_BY_PERSON',
  broken: 'TRANSLATION_BROKEN',
  tooLong: 'TRANSLATION_BROKEN',
}

/** Translates one field from the site's main language, as one step of undo, and says how it goes. */
export function useTranslateField(): (fieldId: string) => Promise<void> {
  const session = useEditor()
  const { engine: t } = useWords()
  const notify = useNotify()
  return async (fieldId) => {
    const words = { loading: t('translate.loading'), success: t('translate.done'), title: t('translate.failed') }
    await notify.during(translateField(session, fieldId), words)
  }
}

async function translateField(session: EditorSession, fieldId: string): Promise<void> {
  const { pageId, defaultLocale, locale } = session.document
  // A block that was just added is not on the server yet, nor is what was typed here a moment ago.
  if (!(await session.flush())) throw new ApiError('UNAVAILABLE', 0)
  const answers: TranslationAnswer[] = []
  await loadTranslations({
    ...{ pageId, from: defaultLocale, to: locale, signal: new AbortController().signal },
    items: [{ part: 'content', id: fieldId, characters: 0 }],
    onAnswers: (texts) => answers.push(...texts),
  })
  const [text] = answers
  const content = text?.content
  if (!text || !content) {
    const code = codes[text?.failed ?? 'gone']
    throw new ApiError(code, errorStatus[code])
  }
  const hadCaret = leaveField(fieldId)
  session.run(applyTranslation, { texts: [{ part: text.part, id: text.id, content }] })
  if (hadCaret) showField(session, fieldId)
}

/** Nothing from outside is written under a caret: what was typed meanwhile is taken in, and the caret comes back behind the new words. */
function leaveField(fieldId: string): boolean {
  const { activeElement } = document
  const field = activeElement?.closest(`[data-field-id="${CSS.escape(fieldId)}"]`)
  if (!field || !(activeElement instanceof HTMLElement)) return false
  activeElement.blur()
  return true
}
