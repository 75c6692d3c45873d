'use client'
import { keepSessionNote, sessionNote } from '@blickfang/shared/site/visitor/session-note.ts'
import { useEffect } from 'react'
import { withToasts } from '../../ui/toasts/toasts.ts'
import { useWords } from '../locales/words.tsx'

const query = 'where[failedAt][exists]=true'
const note = 'failedMails'

/** Says once in a tab, and again when there are more, that mails of the site could not be delivered; leads to them in the admin. */
export function useFailedMails(): void {
  const { panels: t } = useWords()
  useEffect(() => {
    void countFailed().then((count) => {
      if (count <= Number(sessionNote(note) ?? 0)) return
      keepSessionNote(note, String(count))
      const open = () => window.open(`/admin/collections/mails?${query}`)
      withToasts((toast) =>
        toast.warning(t('mails.failed', { count }), {
          duration: 20_000,
          action: { label: t('mails.show'), onClick: open },
        }),
      )
    })
  }, [t])
}

/** 0 while nobody answers: the next page asks again. */
async function countFailed(): Promise<number> {
  const answer = await fetch(`/api/mails/count?${query}`, { credentials: 'same-origin' }).catch(() => null)
  if (!answer?.ok) return 0
  const { totalDocs } = (await answer.json()) as { totalDocs: number }
  return totalDocs
}
