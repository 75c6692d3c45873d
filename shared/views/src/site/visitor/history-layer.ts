const mark = 'layer'

interface Layer {
  /** Takes the layer's entry out of the history. */
  readonly close: () => void
}

/**
 * Adds an entry to the browser's history for what lies over the page: going back closes it, and closing it goes back. `onBack` is
 * called in the first case only. Entries that a frame within has added go with it.
 */
export function openLayer(address: string, onBack: () => void): Layer {
  history.pushState({ [mark]: true }, '', address)
  const length = history.length
  const isOwn = () => history.state?.[mark] === true
  function onPop() {
    if (isOwn()) return
    removeEventListener('popstate', onPop)
    onBack()
  }
  addEventListener('popstate', onPop)
  return {
    close() {
      removeEventListener('popstate', onPop)
      if (isOwn()) history.go(length - history.length - 1)
    },
  }
}

/** Gives another address to the layer that is open. */
export function renameLayer(address: string): void {
  history.replaceState(history.state, '', address)
}
