type Ids = Readonly<Record<string, string | undefined>>

/** Loads those who count, by their ids in the question's markup. Only after a yes. */
export function loadTrackers({ analytics, tagManager, pixel }: Ids): void {
  window.dataLayer ??= []
  if (analytics) countByAnalytics(window.dataLayer, analytics, !tagManager)
  if (tagManager) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`)
  }
  if (pixel) countByPixel(pixel)
}

function load(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
}

function countByAnalytics(queue: object[], id: string, isAlone: boolean): void {
  // It knows a command by being an Arguments object.
  function command(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array is no command to it
    queue.push(arguments)
  }
  // It reads commands and not the plain events of the site's blocks, which a tag manager reads.
  if (isAlone) {
    queue.push = (...entries) => {
      Array.prototype.push.apply(queue, entries)
      for (const { event, ...details } of entries as { event?: unknown }[]) {
        if (typeof event === 'string') command('event', event, details)
      }
      return queue.length
    }
  }
  command('js', new Date())
  command('config', id)
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
}

/** Function with a queue, for which Meta's script looks on the page. */
interface Pixel {
  (...given: unknown[]): void
  callMethod?: (...given: unknown[]) => void
  queue: unknown[]
  push?: Pixel
  loaded?: boolean
  version?: string
}

function countByPixel(id: string): void {
  const call: Pixel = Object.assign(
    (...given: unknown[]) => {
      if (call.callMethod) call.callMethod(...given)
      else call.queue.push(given)
    },
    { queue: [] },
  )
  Object.assign(call, { push: call, loaded: true, version: '2.0' })
  Object.assign(window, { fbq: call, _fbq: call })
  call('init', id)
  call('track', 'PageView')
  load('https://connect.facebook.net/en_US/fbevents.js')
}
