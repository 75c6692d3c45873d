/**
 * The page in edit mode from whose block somebody went to its entries in the admin, kept under this name by the tab (sessionStorage,
 * which site and admin share): it is there before the admin's scripts are, and survives the way from the list to an entry.
 */
export const entriesFrom = 'entriesFrom'
