import { hasConsent, setConsent } from '@blickfang/views/site/visitor/consent.ts'
import { playStream } from './play-stream.ts'

/**
 * Plays the video of a link in its place: a film of the shop's own at once, and so one of YouTube for who has agreed to that, else
 * after one more press, which is a yes for this one.
 */
export function press(link: HTMLElement): void {
  const stage = link.closest<HTMLElement>('[data-stage]')
  const question = stage?.querySelector('form')
  if (!(link instanceof HTMLAnchorElement) || !stage) return
  // Its service has failed before: there is nothing but its own page.
  if (link.dataset.failed !== undefined) location.assign(link.href)
  else if (question && !hasConsent('video')) ask(link, { stage, question })
  else play(link, stage)
}

/** As the view writes it. */
interface Caption {
  readonly locale: string
  readonly label: string
  readonly src: string
}

function ask(link: HTMLAnchorElement, { stage, question }: { stage: HTMLElement; question: HTMLFormElement }): void {
  question.hidden = false
  question.onsubmit = (event) => {
    event.preventDefault()
    if (new FormData(question).has('always')) setConsent('video', true)
    question.hidden = true
    play(link, stage)
  }
  question.querySelector('button')?.focus()
}

function play(link: HTMLAnchorElement, stage: HTMLElement): void {
  const { videoStream, videoFrame } = link.dataset
  const name = link.textContent ?? ''
  const player = videoStream ? makeVideo(name, link.dataset.captions) : makeFrame(videoFrame ?? '', name)
  link.hidden = true
  stage.append(player)
  player.focus()
  if (player instanceof HTMLVideoElement && videoStream)
    playStream(player, videoStream).catch((error: unknown) => {
      console.warn('The video does not play:', error)
      giveUp(link, player)
    })
}

/** The poster is back, and leads to where the video may play after all. */
function giveUp(link: HTMLAnchorElement, player: HTMLElement): void {
  const hadFocus = player.contains(document.activeElement)
  player.remove()
  link.hidden = false
  link.dataset.failed = ''
  if (hadFocus) link.focus()
}

function makeVideo(name: string, captions = '[]'): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { controls: true, autoplay: true, playsInline: true, preload: 'auto' })
  video.setAttribute('aria-label', name)
  for (const { locale, label, src } of JSON.parse(captions) as Caption[]) {
    const track = document.createElement('track')
    Object.assign(track, { kind: 'captions', srclang: locale, label, src })
    video.append(track)
  }
  return video
}

/** The service's own player. YouTube refuses a frame that does not say which site it is on. */
function makeFrame(address: string, name: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = name
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  frame.allowFullscreen = true
  frame.src = address
  return frame
}
