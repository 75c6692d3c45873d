import type { IconForm } from '@blickfang/contract/content/icon-address.ts'
import { type AskedPicture, readPictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { allForms } from '@blickfang/contract/forms/all-forms.ts'
import { isLocale, type Locale } from '@blickfang/contract/kernel/locale.ts'
import type { KnownForm } from '@blickfang/contract/kernel/own/project-form.ts'
import { isPlainPath } from '../door/is-plain-path.ts'
import { formerAddress } from './former-address.ts'

/** Kinds of route, and what each knows of its path. */
interface RouteParts
  extends Record<
    | 'deceptive'
    | 'alive'
    | 'ready'
    | 'revalidate'
    | 'admin'
    | 'game'
    | 'ownWorker'
    | 'mapWorker'
    | 'next'
    | 'nowhere'
    | 'openedForm'
    | 'root'
    | 'setup'
    | 'missing',
    unknown
  > {
  /** A call of the cms, or a file of its build. */
  readonly cms: { readonly isBuild: boolean }
  readonly picture: { readonly asked: AskedPicture }
  readonly icon: { readonly form: IconForm }
  readonly asset: { readonly path: string }
  readonly form: { readonly known: KnownForm; readonly locale: Locale }
  readonly editor: { readonly locale: Locale }
  readonly document: { readonly path: string }
  readonly live: { readonly path: string }
  readonly unknownPage: { readonly locale: Locale }
  readonly redirect: { readonly to: string }
  /** An address of a release before, for whatever method and with its query. */
  readonly moved: { readonly to: string }
}

export type RouteKind = keyof RouteParts

/** Which part of the site answers a path. */
export type Route<K extends RouteKind = RouteKind> = { [Kind in K]: { readonly kind: Kind } & RouteParts[Kind] }[K]

interface Surroundings {
  readonly isDev: boolean
  /** Names of the files in `public/`. */
  readonly publicFiles: ReadonlySet<string>
  /** Names of the files that browsers load of Next's build, below `/_next/static/`. */
  readonly staticFiles: ReadonlySet<string>
}

/** Manifests of the site and of the golf game, in each language. Next gives routes of these very names a meaning of its own. */
const manifests = new Map([
  ['manifest.webmanifest', 'manifest'],
  ['game.webmanifest', 'game-manifest'],
])
const documents: ReadonlyMap<string, string> = new Map([
  ['/robots.txt', '/documents/robots'],
  ['/sitemap.xml', '/documents/sitemap'],
])
// Browsers and phones ask for these whether or not a page names them.
const rootIcons: ReadonlyMap<string, IconForm> = new Map([
  ['/favicon.ico', 'icon.ico'],
  ['/apple-touch-icon.png', 'icon-180.png'],
  ['/apple-touch-icon-precomposed.png', 'icon-180.png'],
])
/** Files of `public/` that a page starts as workers, which go by a policy of their own. */
const workers: ReadonlyMap<string, 'ownWorker' | 'mapWorker'> = new Map([
  ['game-worker.js', 'ownWorker'],
  ['document-worker.js', 'ownWorker'],
  ['maplibre-gl-worker.mjs', 'mapWorker'],
])
/** Where the files lie that the server makes of the build. */
export const assetFolder = '/_site'
const staticPrefix = '/_next/static/'
const editorSegments = new Set(['edit', 'login'])
const slug = /^~?[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i
const maxSlug = 120

/** Decides by the path alone, so that nonsense costs neither a rendering nor a question to the cms. */
export function routeRequest(pathname: string, surroundings: Surroundings): Route {
  const { publicFiles } = surroundings
  if (!isPlainPath(pathname)) return { kind: 'deceptive' }
  const moved = formerAddress(pathname)
  if (moved) return { kind: 'moved', to: moved }
  const asked = readPictureAddress(pathname)
  if (asked) return { kind: 'picture', asked }
  if (pathname === '/setup') return { kind: 'setup' }
  if (isBelow(pathname, '/admin')) return { kind: 'admin' }
  if (isBelow(pathname, '/api') || isBelow(pathname, '/_cms')) {
    return { kind: 'cms', isBuild: pathname.startsWith('/_cms/') }
  }
  if (isBelow(pathname, '/_game')) return { kind: 'game' }
  if (isBelow(pathname, '/_form')) return routeForm(pathname)
  if (isBelow(pathname, assetFolder)) return { kind: 'asset', path: pathname }
  if (pathname === '/_internal/revalidate') return { kind: 'revalidate' }
  if (pathname === '/healthz') return { kind: 'alive' }
  if (pathname === '/readyz') return { kind: 'ready' }
  if (isBelow(pathname, '/_next') || pathname.startsWith('/__nextjs')) return routeFramework(pathname, surroundings)
  if (pathname === '/') return { kind: 'root' }
  const document = documents.get(pathname)
  if (document) return { kind: 'document', path: document }
  const form = rootIcons.get(pathname)
  if (form) return { kind: 'icon', form }
  const file = pathname.slice(1)
  if (publicFiles.has(file)) return { kind: workers.get(file) ?? 'next' }
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  const [first = '', ...rest] = tidy.slice(1).split('/')
  if (!isLocale(first)) return { kind: 'missing' }
  const manifest = rest.length === 1 && manifests.get(rest[0] ?? '')
  if (manifest) return { kind: 'document', path: `/documents/${manifest}/${first}` }
  if (editorSegments.has(rest[0] ?? '')) return { kind: 'editor', locale: first }
  if (rest.length > 2 || !rest.every((part) => part.length <= maxSlug && slug.test(part))) {
    return { kind: 'unknownPage', locale: first }
  }
  if (tidy !== pathname) return { kind: 'redirect', to: tidy }
  return { kind: 'live', path: tidy }
}

/** Routes addresses below Next's own prefix: visitors get only the files of the build; while developing Next talks with the browser too. */
function routeFramework(pathname: string, { isDev, staticFiles }: Surroundings): Route {
  if (isDev) return { kind: 'next' }
  const name = pathname.startsWith(staticPrefix) && decoded(pathname.slice(staticPrefix.length))
  return { kind: name && staticFiles.has(name) ? 'next' : 'nowhere' }
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

/** Where a form is sent by a page without scripts: its path, and the page's language. */
function routeForm(pathname: string): Route {
  if (pathname === '/_form/opened') return { kind: 'openedForm' }
  const [, path, locale = ''] = /^\/_form(\/.+)\/([^/]*)$/.exec(pathname) ?? []
  const known = [...allForms().values()].find(({ form }) => form.path === path)
  return known && isLocale(locale) ? { kind: 'form', known, locale } : { kind: 'missing' }
}

function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}
