import { openLayer, renameLayer } from '@blickfang/views/site/visitor/history-layer.ts'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import 'photoswipe/style.css'
import css from './lightbox.module.css'

type Words = Readonly<Record<'close' | 'zoom' | 'previous' | 'next' | 'failed' | 'name', string>>

let opened: PhotoSwipe | undefined

/** Shows the pictures of a link's gallery as large as the screen, one after the other: by swipe, keys and buttons, with zoom. «Back» closes it. */
export function press(link: HTMLElement): void {
  if (opened) return
  const layer = openLayer(addressOf(link), close)
  open(link, () => layer.close())
}

/** The same for the picture that the page's address names. */
export function openNamed(link: HTMLElement): void {
  if (!opened) open(link, () => renameLayer(location.pathname + location.search))
}

function open(link: HTMLElement, onClosed: () => void): void {
  const gallery = link.closest<HTMLElement>('[data-gallery]')
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a[data-whole]') ?? [])]
  const box = makeBox(links, links.indexOf(link as HTMLAnchorElement), JSON.parse(gallery?.dataset.words ?? '{}'))
  opened = box
  const seen = () => links[box.currIndex] ?? link
  box.on('change', () => renameLayer(addressOf(seen())))
  box.on('destroy', () => {
    opened = undefined
    onClosed()
    showIn(gallery, seen())
  })
  box.init()
}

function close(): void {
  opened?.close()
}

function makeBox(links: readonly HTMLAnchorElement[], index: number, words: Words): PhotoSwipe {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const box = new PhotoSwipe({
    dataSource: links.map(toSlide),
    index,
    mainClass: css.box ?? '',
    bgOpacity: 1,
    showHideAnimationType: isCalm ? 'none' : 'zoom',
    zoomAnimationDuration: isCalm ? false : 333,
    // The focus goes to the picture that was seen last, not to the one that was pressed.
    returnFocus: false,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
    indexIndicatorSep: ' / ',
    paddingFn: ({ x, y }) => ({ top: Math.min(56, y / 10), bottom: Math.min(88, y / 8), left: x / 40, right: x / 40 }),
  })
  // Of itself it hears no key, button or «back» while it is still growing.
  const closeGrown = box.close.bind(box)
  box.close = () => (box.opener.isOpen ? closeGrown() : void box.on('openingAnimationEnd', closeGrown))
  box.on('uiRegister', () => {
    box.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (caption) => {
        caption.className = css.caption ?? ''
        caption.setAttribute('role', 'status')
        box.on('change', () => {
          caption.textContent = wordsOf(links[box.currIndex])
        })
      },
    })
  })
  box.on('firstUpdate', () => {
    box.element?.setAttribute('aria-label', words.name)
    box.element?.setAttribute('aria-modal', 'true')
  })
  return box
}

function toSlide(link: HTMLAnchorElement): SlideData {
  const image = link.querySelector('img')
  // The same of the two formats that the browser has taken for the small one.
  const set = image?.currentSrc.endsWith('.avif') ? link.querySelector('source')?.srcset : image?.srcset
  return {
    element: link,
    src: link.href,
    ...(set && { srcset: set }),
    ...(image?.currentSrc && { msrc: image.currentSrc }),
    width: Number(image?.getAttribute('width') ?? 0),
    height: Number(image?.getAttribute('height') ?? 0),
    alt: image?.alt ?? '',
    thumbCropped: true,
  }
}

/** The caption, else what the picture shows: those who see it read it as well. */
function wordsOf(link: HTMLElement | undefined): string {
  return link?.closest('figure')?.querySelector('figcaption')?.textContent || link?.querySelector('img')?.alt || ''
}

function addressOf(link: HTMLElement): string {
  return `#${link.closest('li')?.id ?? ''}`
}

/** The focus stays at the picture that was seen last, also where that was hidden until now. */
function showIn(gallery: HTMLElement | null, link: HTMLElement): void {
  const all = [...(gallery?.querySelectorAll<HTMLElement>('ul > li') ?? [])]
  for (const item of all.slice(0, all.findIndex((one) => one.contains(link)) + 1)) item.dataset.shown = ''
  link.focus({ preventScroll: true })
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
