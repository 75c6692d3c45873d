/** In ms. Web says after 60 s that the cms does not answer, which is the better sentence: it gets the time to arrive. */
const patienceMs = 65_000

/** For every question of a browser to the site's own servers: a connection on which nothing comes is given up after so long. */
export function answerPatience(): AbortSignal {
  return AbortSignal.timeout(patienceMs)
}
