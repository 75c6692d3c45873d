import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import { contrast } from '@blickfang/platform/icon/contrast.ts'
import type { Shop } from './shop-of.ts'

interface MailBody {
  readonly shop: Pick<Shop, 'name' | 'icon' | 'settings'>
  readonly language: string
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** A button below the words. */
  readonly link?: { readonly href: string; readonly label: string }
  readonly signature?: string
}

/** Mail programs that show the dark scheme take it from here; the others make their own of the light one. */
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){body{background:#17211f!important;color:#f4f3ef!important}.soft{color:#a9b3b0!important}.line{border-color:#3a4643!important}}
</style>`
const column = 'max-width:600px;margin:0 auto;box-sizing:border-box'
const cell = 'border-top:1px solid #dedbd2;vertical-align:top;text-align:left'

/** Makes a mail as text and as HTML, with the shop's sign, name and colour. Words of people stand in it as text, whatever they look like. */
export function mailBody(mail: MailBody): { text: string; html: string } {
  const { shop, heading, paragraphs, rows = [], language, link, signature } = mail
  const title = heading ?? shop.name
  const html = [
    `<!doctype html><html lang="${language}"><head>${head}<title>${escapeMarkup(title)}</title></head>`,
    '<body style="margin:0;background:#f4f3ef;color:#17211f;font:16px/1.5 Helvetica,Arial,sans-serif">',
    band(shop),
    `<div style="${column};padding:28px 24px 40px;overflow-wrap:anywhere">`,
    ...(heading ? [`<h1 style="margin:0 0 20px;font-size:22px;line-height:1.25">${escapeMarkup(heading)}</h1>`] : []),
    ...paragraphs.map(paragraph),
    ...table(rows),
    ...button(link, shop),
    ...(signature ? [paragraph(signature)] : []),
    '</div></body></html>',
  ]
  const lists = rows.map(([label, value]) => `${label}${/[?!]$/.test(label) ? '' : ':'} ${value}`).join('\n')
  const text = [heading, ...paragraphs, lists, link?.href, signature]
  return { html: html.join(''), text: `${text.filter(Boolean).join('\n\n')}\n` }
}

/** The sign is a PNG, which all mail programs show; where they load none, the name stands alone. */
function band({ name, icon, settings }: MailBody['shop']): string {
  const { header, ink } = colors(settings)
  const sign = `<img src="${escapeMarkup(icon)}" width="36" height="36" alt="" style="margin-right:12px;border-radius:8px;vertical-align:middle">`
  const words = `<span style="vertical-align:middle">${escapeMarkup(name)}</span>`
  return `<div style="background:${header};color:${ink};font-size:20px"><div style="${column};padding:16px 24px">${sign}${words}</div></div>`
}

function table(rows: NonNullable<MailBody['rows']>): string[] {
  if (rows.length === 0) return []
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th class="soft line" style="${cell};width:36%;padding:8px 16px 8px 0;font-weight:400;color:#59625f;overflow-wrap:break-word">${escapeMarkup(label)}</th><td class="line" style="${cell};padding:8px 0">${withBreaks(value)}</td></tr>`,
  )
  return [`<table style="width:100%;margin:0 0 24px;border-collapse:collapse;font-size:16px">${lines.join('')}</table>`]
}

function button(link: MailBody['link'], { settings }: MailBody['shop']): string[] {
  if (!link) return []
  const { header, ink } = colors(settings)
  const href = escapeMarkup(link.href)
  return [
    `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${header};color:${ink};text-decoration:none">${escapeMarkup(link.label)}</a></p>`,
    `<p class="soft" style="margin:0 0 16px;color:#59625f">${href}</p>`,
  ]
}

function colors({ appearance }: Shop['settings']) {
  const { header } = appearance.theme
  return { header, ink: contrast(header, '#ffffff') >= contrast(header, '#17211f') ? '#ffffff' : '#17211f' }
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${withBreaks(text)}</p>`
}

function withBreaks(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}
