import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { articleId, articleTeasers } from './articles.ts'
import { Films, filmKeys, isOfFilms } from './films.ts'
import { picture } from './pictures.ts'
import { place } from './places.ts'
import { postFeed } from './posts.ts'
import type { StandInFile } from './stand-in-file.ts'
import { answerTranslation, type TranslationMood } from './translations/answer-translation.ts'
import { videoFile } from './videos.ts'

/** How the services answer: as they should, with a failure, never, or with what is not so; translators lie in ways of their own. */
type Mood = 'well' | 'failing' | 'silent' | 'lying' | TranslationMood

export interface OutsideStandIns {
  /** The environment with which the cms asks them in place of the real ones, where none of these is set already. */
  envBeside(set: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>>
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[]
  be(mood: Mood): void
  /** How long translators take to answer, in ms. */
  takeTime(ms: number): void
  stop(): Promise<void>
}

/** Answers in place of the outside services that feeds, videos and translations come from, so that a site has them without keys or a network. */
export async function startOutsideServices(): Promise<OutsideStandIns> {
  const asked: string[] = []
  let mood: Mood = 'well'
  const films = new Films()
  let takes = 0
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (mood === 'silent') return
    if (mood === 'failing') return void response.writeHead(503).end()
    if (mood === 'lying') return lie(response)
    if (/^\/(deepl|chat)\//.test(request.url ?? '')) return void answerTranslation(request, response, { mood, takes })
    answer(request, response, films)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    envBeside: (set) => ({
      INTERNAL_HOSTS: [set.INTERNAL_HOSTS, host].filter(Boolean).join(','),
      ...(!set.BEHOLD_URL && { BEHOLD_URL: `http://${host}/behold/` }),
      ...(!set.ARTICLES_URL && { ARTICLES_URL: `http://${host}/articles` }),
      ...(!set.GOOGLE_PLACES_KEY && { GOOGLE_PLACES_URL: `http://${host}/places`, GOOGLE_PLACES_KEY: 'local' }),
      ...(!set.TRANSLATION_SERVICE && {
        ...{ TRANSLATION_SERVICE: 'deepl', TRANSLATION_URL: `http://${host}/deepl`, TRANSLATION_KEY: 'local' },
      }),
      ...(!set.VIDEO_SERVICES_URL && { VIDEO_SERVICES_URL: `http://${host}/videos`, ...filmKeys }),
    }),
    asked,
    be: (next) => {
      mood = next
    },
    takeTime: (ms) => {
      takes = ms
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Says that all is well and sends something else, as a captive portal does. */
function lie(response: ServerResponse): void {
  const body = JSON.stringify({ rating: 17, reviews: 'none', posts: {}, status: 'ok' })
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

function answer(request: IncomingMessage, response: ServerResponse, films: Films): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const [, service, ...rest] = url.pathname.split('/').map(decodeURIComponent)
  const name = rest.at(-1) ?? ''
  if (service === 'pictures' && name.endsWith('.svg'))
    return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture(name))
  if (service === 'videos' && isOfFilms(rest))
    return void films.answer({ request, response, path: rest.slice(1), host: url.origin })
  if (service === 'videos') return void send(response, videoFile({ path: rest, query: url.searchParams }))
  const found = says({
    service: service ?? '',
    name,
    query: url.searchParams,
    hasKey: 'x-goog-api-key' in request.headers,
    pictures: `${url.origin}/pictures`,
  })
  send(response, found && { type: 'application/json', body: JSON.stringify(found) })
}

/** A stream is read by the page's scripts, which are of another origin. */
function send(response: ServerResponse, found: StandInFile | null): void {
  if (!found) return void response.writeHead(404, { 'access-control-allow-origin': '*' }).end()
  response.writeHead(200, { 'content-type': found.type, 'access-control-allow-origin': '*' }).end(found.body)
}

interface Asked {
  readonly service: string
  /** The last part of the path. */
  readonly name: string
  readonly query: URLSearchParams
  readonly hasKey: boolean
  readonly pictures: string
}

function says({ service, name, query, hasKey, pictures }: Asked): object | null {
  if (service === 'places') return hasKey ? place(name) : null
  if (service === 'behold') return name === 'lindenhof' ? postFeed(pictures) : null
  if (service !== 'articles') return null
  if (name === 'post-id') return articleId(query.get('permalink') ?? '')
  return articleTeasers((query.get('post_ids') ?? '').split(','), pictures)
}
