import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { loadMessages } from '@blickfang/contract/kernel/messages/messages.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { call } from '../../../cms/api-client.ts'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { loaders } from './messages/loaders.generated.ts'

const outbox = '/admin/collections/bf-mails?where[sentAt][exists]=false'
const note = 'undeliveredMails'

/** Tells of mails that did not go, where there are more than this tab has heard of. Never rejects. */
export async function tellUndeliveredMails(language: EditorLocale): Promise<void> {
  try {
    const { failed, waiting, withheld } = await call('countUndeliveredMails', {})
    const count = failed + waiting + withheld
    if (count <= Number(sessionNote(note) ?? 0)) return
    const t = translator(await loadMessages(loaders, language))
    keepSessionNote(note, String(count))
    const sentence = () => {
      if (failed > 0) return t('failed', { count: failed })
      return waiting > 0 ? t('waiting', { count: waiting }) : t('withheld', { count: withheld })
    }
    withToasts((toast) =>
      toast.warning(sentence(), {
        description: t('hint'),
        duration: 20_000,
        action: { label: t('show'), onClick: () => window.open(outbox) },
      }),
    )
  } catch (error) {
    console.warn('Undelivered mails cannot be counted', error)
  }
}
