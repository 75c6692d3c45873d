/** How many pictures a gallery shows at first, and how many more at each press. Source: spec/public-site.md §4. */
export const batch = 24
