/** Begins the names under which a tab keeps what was typed into its forms. */
export const entryNotes = 'entry:'

/** The event by which a form says that its code listens from now on. */
export const entryAwake = 'entryawake'
