import type { Settings } from '@blickfang/shared/content/settings.ts'
import { contrast } from '@blickfang/shared/icon/contrast.ts'

interface MailBody {
  readonly shop: { readonly name: string; readonly settings: Settings }
  readonly paragraphs: readonly string[]
  readonly rows?: readonly (readonly [label: string, value: string])[]
  readonly language: string
  /** A button below the words. */
  readonly link?: { readonly href: string; readonly label: string }
}

/** A mail as text and as HTML, with the shop's name and colour. What people wrote stands in it as text, whatever it looks like. */
export function mailBody({ shop, paragraphs, rows = [], language, link }: MailBody): { text: string; html: string } {
  const { header } = shop.settings.appearance.theme
  const ink = contrast(header, '#ffffff') >= contrast(header, '#17211f') ? '#ffffff' : '#17211f'
  const table = rows.map(
    ([label, value]) =>
      `<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:#59625f">${escapeHtml(label)}</th><td style="padding:4px 0">${lines(value)}</td></tr>`,
  )
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(shop.name)}</title></head>`,
    '<body style="margin:0;background:#f4f3ef;color:#17211f;font:16px/1.5 Helvetica,Arial,sans-serif">',
    `<div style="padding:20px 24px;background:${header};color:${ink};font-size:20px">${escapeHtml(shop.name)}</div>`,
    '<div style="max-width:560px;padding:24px">',
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`),
    ...(link
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${header};color:${ink};text-decoration:none">${escapeHtml(link.label)}</a></p>`,
          `<p style="margin:0 0 16px;color:#59625f;overflow-wrap:anywhere">${escapeHtml(link.href)}</p>`,
        ]
      : []),
    ...(table.length > 0 ? [`<table style="border-collapse:collapse">${table.join('')}</table>`] : []),
    '</div></body></html>',
  ]
  const text = [...paragraphs, link?.href ?? '', rows.map(([label, value]) => `${label}: ${value}`).join('\n')]
  return { html: html.join(''), text: `${text.filter(Boolean).join('\n\n')}\n` }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
