'use client'
import { keepSessionNote, sessionNote } from '@blickfang/shared/site/visitor/session-note.ts'
import { useEffect } from 'react'
import { call } from '../../cms/api-client.ts'
import { withToasts } from '../../ui/toasts/toasts.ts'
import { useWords } from '../locales/words.tsx'

const outbox = '/admin/collections/mails?where[sentAt][exists]=false'
const note = 'undeliveredMails'

/** Says once in a tab, and again when there are more, that the mail server does not take mails of the site; leads to what can be done. */
export function useUndeliveredMails(): void {
  const { panels: t } = useWords()
  useEffect(() => {
    // Who does not answer now is asked by the next page.
    void call('countUndeliveredMails', {}).then(
      ({ failed, waiting }) => {
        const count = failed + waiting
        if (count <= Number(sessionNote(note) ?? 0)) return
        keepSessionNote(note, String(count))
        const said = failed > 0 ? t('mails.failed', { count: failed }) : t('mails.waiting', { count: waiting })
        withToasts((toast) =>
          toast.warning(said, {
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
