/** What a document may have and a text of the site has not. Who pastes it is told. */
export type Loss = 'pictures' | 'tables' | 'colors' | 'links' | 'struck'
