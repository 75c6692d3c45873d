import type { ServerResponse } from 'node:http'
import { isFieldOf } from '@blickfang/contract/forms/read-entry.ts'
import { messages as words } from '@blickfang/contract/forms/words/messages.generated.ts'
import { sentenceOf } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { KnownForm } from '@blickfang/contract/kernel/own/project-form.ts'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import { entryNotes } from '@blickfang/views/site/form/entry-notes.ts'
import { sayOf } from '@blickfang/views/site/form/say-of.ts'
import { closedPolicy, hashSource } from '../answers/content-policy.ts'
import type { ShopCard } from '../interruption/shop-card.ts'
import { shopPage } from '../interruption/shop-page.ts'
import type { Taken } from './pass-on.ts'

interface FormPage {
  readonly known: KnownForm
  readonly locale: Locale
  readonly card: ShopCard | undefined
  readonly outcome: Exclude<Taken, { kind: 'sent' }> | { readonly kind: 'sent'; readonly back: string }
}

/** Says what became of a form that was sent without scripts. */
export function sendFormPage(response: ServerResponse, page: FormPage): void {
  const { outcome, known } = page
  const script = outcome.kind === 'sent' ? forgetScript(known.form.name) : undefined
  const body = formPage(page, script)
  response.writeHead(formStatus(outcome), {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'content-security-policy': script ? `${closedPolicy}; script-src ${hashSource(script)}` : closedPolicy,
    'cache-control': 'no-store',
  })
  response.end(body)
}

export function formStatus(outcome: FormPage['outcome']): number {
  return { sent: 200, wrong: 400, failed: outcome.kind === 'failed' ? outcome.status : 503 }[outcome.kind]
}

/** A browser that sent the form before its scripts were there has kept what was typed. */
function forgetScript(form: string): string {
  return `for (const key of Object.keys(sessionStorage)) if (key.startsWith('${entryNotes}${form}:')) sessionStorage.removeItem(key)`
}

function formPage({ known, locale, card, outcome }: FormPage, script: string | undefined): string {
  const own = messagesIn<unknown>(known.messages, locale)
  const say = sayOf({ ...own, messages: { ...own.messages, ...messagesIn<unknown>(words, own.language).messages } })
  const t = translate(words, own.language)
  const title = outcome.kind === 'sent' ? say('sent') : t('error')
  return shopPage({
    ...{ language: t.language, card, title, ...(script && { script }) },
    main: `<div><h1>${escapeMarkup(title)}</h1>\n${partsOf(outcome).join('\n')}</div>`,
  })

  function partsOf(what: FormPage['outcome']): string[] {
    if (what.kind === 'sent') {
      const link = `<a class="again" href="${escapeMarkup(what.back)}">${escapeMarkup(t('back'))}</a>`
      return [paragraph(say('sentSentence')), link]
    }
    if (what.kind === 'failed') return [paragraph(t('failedSentence')), paragraph(t('goBack'))]
    const { form } = known
    const items = Object.entries(what.fields)
      .filter(([field]) => field === form.trap || isFieldOf(form, field) || form.refusals.includes(field))
      .map(([field, reason]) => `<li>${escapeMarkup(say(sentenceOf(form, field, reason)))}</li>`)
    return [paragraph(t('wrongSentence')), `<ul>${items.join('')}</ul>`, paragraph(t('goBack'))]
  }
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`
}
