const hlsType = 'application/vnd.apple.mpegurl'

/** Time for which nothing may come of a stream, in ms. From its metadata on, the player itself shows how far it is. */
const patienceMs = 30_000
/** `HTMLMediaElement.NETWORK_IDLE`: a browser that saves data waits for a press of its own button. */
const idle = 1

/**
 * Plays an HLS stream: by the browser itself where it can, else by hls.js, which comes now. Settles once there is something to
 * see; rejects when there is nothing, or nothing comes.
 */
export async function playStream(video: HTMLVideoElement, address: string): Promise<void> {
  if (video.canPlayType(hlsType)) {
    try {
      return await inTime(video, () => playItself(video, address))
    } catch {
      // A browser says «maybe»: of what is in the stream it may know less than hls.js does.
    }
  }
  await inTime(video, (signal) => playByScript(video, address, signal))
}

/** Ends the wait for a stream that says nothing: the signal tells whoever has begun to play it. */
async function inTime(video: HTMLVideoElement, play: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const waiting = new AbortController()
  const giveUp = () => video.networkState !== idle && waiting.abort(new Error('Nothing of the stream has come'))
  const limit = setTimeout(giveUp, patienceMs)
  const enough = () => clearTimeout(limit)
  video.addEventListener('loadedmetadata', enough, { once: true })
  const late = new Promise<never>((_, reject) => {
    waiting.signal.addEventListener('abort', () => reject(waiting.signal.reason))
  })
  await Promise.race([play(waiting.signal), late]).finally(enough)
}

function playItself(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
    video.addEventListener('error', () => reject(video.error), { once: true })
    video.src = address
  })
}

async function playByScript(video: HTMLVideoElement, address: string, signal: AbortSignal): Promise<void> {
  const { default: Hls } = await import('hls.js')
  if (!Hls.isSupported()) throw new Error('No media source extensions')
  signal.throwIfAborted()
  video.removeAttribute('src')
  // The page's policy lets no script of a blob run. Captions are the visitor's choice, in the player's own menu.
  const hls = new Hls({ enableWorker: false, renderTextTracksNatively: true, capLevelToPlayerSize: true })
  signal.addEventListener('abort', () => hls.destroy())
  await new Promise<void>((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
    hls.on(Hls.Events.ERROR, (_, { fatal, details }) => {
      if (!fatal) return
      hls.destroy()
      reject(new Error(details))
    })
    hls.loadSource(address)
    hls.attachMedia(video)
  })
}
