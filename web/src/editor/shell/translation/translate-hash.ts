/** The fragment that asks the editor to translate the page once it is open. */
export const translateHash = '#translate'
