interface VisitSources {
  readonly scripts: readonly string[]
  readonly connect: readonly string[]
  readonly images: readonly string[]
}

const google: VisitSources = {
  scripts: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
}
const meta: VisitSources = {
  scripts: ['https://connect.facebook.net'],
  connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  images: ['https://www.facebook.com'],
}

/** The hosts of those who may count a page's visits once its visitor agrees: none on a page that asks for nobody. */
export function visitSources(html: string): VisitSources {
  const prompt = /<section id="visits"[^<>]*>/.exec(html)?.[0] ?? ''
  const asked = [
    ...(/ data-(analytics|tag-manager)="/.test(prompt) ? [google] : []),
    ...(prompt.includes(' data-pixel="') ? [meta] : []),
  ]
  return {
    scripts: asked.flatMap(({ scripts }) => scripts),
    connect: asked.flatMap(({ connect }) => connect),
    images: asked.flatMap(({ images }) => images),
  }
}
