/** Empty in the place of a stand-in for Node's Buffer (web/next.config.ts): browsers have none, and whoever asks for it can do without. */
export const Buffer = undefined
