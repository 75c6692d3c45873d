import { themeSchema } from '@blickfang/contract/content/settings.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import { themeCss } from '../../site/theme/theme-css.ts'
import { messages } from './messages.generated.ts'
import type { ShopCard } from './shop-card.ts'

const defaultTheme = themeSchema.parse({})

const style = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{min-height:100vh;min-height:100svh;margin:0;display:grid;grid-template-rows:auto 1fr;font:1.125rem/1.55 system-ui,sans-serif;color:var(--on-background);background:var(--color-background)}
header{padding:1.5rem clamp(1.25rem,4.5vw,4rem);font:600 1.5rem/1.2 Georgia,serif;color:var(--on-header);background:var(--color-header)}
main{align-self:center;display:grid;gap:2rem;width:100%;max-width:46rem;margin-inline:auto;padding:3rem clamp(1.25rem,4.5vw,4rem)}
h1,h2,p,address{margin:0}
h1{font:400 clamp(2.1rem,7vw,3.25rem)/1.12 Georgia,serif;text-wrap:balance}
h2{font-size:1.0625rem;font-weight:650}
div{display:grid;gap:1rem;justify-items:start}
ul{margin:0;padding-left:1.25em}
address{display:grid;justify-items:start;font-style:normal;overflow-wrap:anywhere}
a{color:inherit;padding-block:.35rem;text-underline-offset:.3em}
.again{padding:.8rem 1.5rem;border-radius:2rem;border:1px solid transparent;text-decoration:none;font-weight:600;color:var(--on-accent);background:var(--color-accent)}
:focus-visible{outline:3px solid var(--color-accent);outline-offset:3px}
`

interface ShopPage {
  readonly language: string
  readonly card: ShopCard | undefined
  readonly title: string
  /** Finished markup. */
  readonly head?: string
  /** Finished markup, above how the shop is reached. */
  readonly main: string
  readonly script?: string
}

/** A page of the shop's own that needs nobody: its words, colours and how it is reached stand in it, and it loads no file. */
export function shopPage({ language, card, title, head = '', main, script }: ShopPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup([title, card?.name].filter(Boolean).join(' – '))}</title>
${head}<style>${themeCss({ theme: card?.theme ?? defaultTheme })}${style}</style>
</head>
<body>
${card ? `<header>${escapeMarkup(card.name)}</header>` : ''}
<main>
${main}
${card ? contact(language, card) : ''}
</main>
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`
}

function contact(language: string, { name, street, city, phone, email }: ShopCard): string {
  const t = translate(messages, language)
  const lines = [
    ...[name, street, city].filter(Boolean).map((line) => `<span>${escapeMarkup(line)}</span>`),
    linkTo(plainHref({ type: 'phone', phone }), phone, t('phone')),
    linkTo(plainHref({ type: 'email', email }), email, t('email')),
  ]
  return `<div><h2>${escapeMarkup(t('contact'))}</h2>
<address>${lines.join('')}</address></div>`
}

function linkTo(href: string | null, text: string, kind: string): string {
  if (!href) return ''
  return `<a href="${escapeMarkup(href)}" aria-label="${escapeMarkup(`${kind} ${text}`)}">${escapeMarkup(text)}</a>`
}
