const hlsType = 'application/vnd.apple.mpegurl'

/**
 * Plays an HLS stream: by the browser itself where it can, else by hls.js, which comes now. Settles once there is something to
 * see; rejects when there is nothing.
 */
export async function playStream(video: HTMLVideoElement, address: string): Promise<void> {
  if (video.canPlayType(hlsType)) {
    try {
      return await playItself(video, address)
    } catch {
      // A browser says «maybe»: of what is in the stream it may know less than hls.js does.
    }
  }
  await playByScript(video, address)
}

function playItself(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
    video.addEventListener('error', () => reject(video.error), { once: true })
    video.src = address
  })
}

async function playByScript(video: HTMLVideoElement, address: string): Promise<void> {
  const { default: Hls } = await import('hls.js')
  if (!Hls.isSupported()) throw new Error('No media source extensions')
  video.removeAttribute('src')
  // The page's policy lets no script of a blob run. Captions are the visitor's choice, in the player's own menu.
  const hls = new Hls({ enableWorker: false, renderTextTracksNatively: true, capLevelToPlayerSize: true })
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
