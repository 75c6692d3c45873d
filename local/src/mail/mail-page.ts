import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'

/** A mail as it arrived. */
export interface CaughtMail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly at: Date
  /** Names of the headers, in small letters and in order. */
  readonly headers: readonly string[]
  /** To whom the mail was handed, whatever its headers say. */
  readonly recipients: readonly string[]
}

/** The mails that were caught, the latest first, as text and as HTML, which may run nothing here. */
export function mailPage(mails: readonly CaughtMail[]): string {
  const entries = mails.toReversed().map(
    (
      mail,
    ) => `<details><summary><b>${escapeMarkup(mail.subject)}</b> an ${escapeMarkup(mail.to)}, ${mail.at.toLocaleString(intlLocale('de'))}</summary>
<p>Von ${escapeMarkup(mail.from)}${mail.replyTo ? `, Antwort an ${escapeMarkup(mail.replyTo)}` : ''}</p><pre>${escapeMarkup(mail.text)}</pre>
<iframe sandbox title="HTML" srcdoc="${escapeMarkup(mail.html)}"></iframe></details>`,
  )
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}summary{padding:.6rem 0;cursor:pointer}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f3ef;padding:1rem}iframe{width:100%;height:36rem;border:1px solid #d9d6cc}</style>
<h1>Mails</h1>${entries.join('\n') || '<p>Noch keine. Was die Website sendet, steht hier und geht nirgends hin.</p>'}</html>`
}
