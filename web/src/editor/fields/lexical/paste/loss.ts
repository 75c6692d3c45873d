/** Parts that a document may have and a text of the site has not. A person who pastes them is told. */
export type Loss = 'pictures' | 'tables' | 'colors' | 'links' | 'struck'
