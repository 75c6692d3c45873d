declare global {
  /** Presses from before the site's script had come, oldest first. */
  var earlyTaps: (Event[] & { keep?: (event: Event) => void }) | undefined
}

/** Stands in a page with islands, since its script may be long on its way: what is pressed meanwhile is noted. */
export const earlyTapsScript = 'addEventListener("click",(earlyTaps=[]).keep=(event)=>{earlyTaps.push(event)},true)'

/** Takes the presses that were noted, once; from now on the caller listens. */
export function takeEarlyTaps(): readonly Event[] {
  const taps = globalThis.earlyTaps ?? []
  if (taps.keep) removeEventListener('click', taps.keep, true)
  globalThis.earlyTaps = undefined
  return taps
}
