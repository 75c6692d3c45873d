'use client'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { countUndeliveredMails } from '@blickfang/contract/api/v1/mail.ts'
import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { useEffect } from 'react'
import { call } from '../../cms/api-client.ts'
import { withToasts } from '../../ui/toasts/toasts.ts'
import { useWords } from '../locales/words.tsx'

const outbox = '/admin/collections/bf-mails?where[sentAt][exists]=false'
const note = 'undeliveredMails'

/** Says once in a tab, and again when there are more, that mails of the site did not go; leads to what can be done. */
export function useUndeliveredMails(): void {
  const { panels: t } = useWords()
  useEffect(() => {
    function say({ failed, waiting, withheld }: AnswerOf<typeof countUndeliveredMails>): string {
      if (failed > 0) return t('mails.failed', { count: failed })
      if (waiting > 0) return t('mails.waiting', { count: waiting })
      return t('mails.withheld', { count: withheld })
    }
    // Who does not answer now is asked by the next page.
    void call('countUndeliveredMails', {}).then(
      ({ failed, waiting, withheld }) => {
        const count = failed + waiting + withheld
        if (count <= Number(sessionNote(note) ?? 0)) return
        keepSessionNote(note, String(count))
        withToasts((toast) =>
          toast.warning(say({ failed, waiting, withheld }), {
            description: t('mails.hint'),
            duration: 20_000,
            action: { label: t('mails.show'), onClick: () => window.open(outbox) },
          }),
        )
      },
      () => undefined,
    )
  }, [t])
}
