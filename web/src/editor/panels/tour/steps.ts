/** Stations of the tour, and where on the page or in the bar each of them is. Those of a block need one that is chosen. */
export const steps = [
  { name: 'text', selector: 'main [data-field]', isOfBlock: false },
  { name: 'bar', selector: '[data-block-bar]', isOfBlock: true },
  { name: 'plus', selector: '[data-plus]:not([hidden])', isOfBlock: true },
  { name: 'pages', selector: '[data-panel="pageMenu"]', isOfBlock: false },
  { name: 'publish', selector: '[data-tool="publish"]', isOfBlock: false },
  { name: 'more', selector: '[role="toolbar"][data-editor-surface]', isOfBlock: false },
] as const

export type Step = (typeof steps)[number]
