/** The language of an edit address, told to the pages that Next gives no parameters. Set by this server alone. */
export const localeHeader = 'x-site-locale'
