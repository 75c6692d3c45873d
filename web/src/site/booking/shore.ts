/** The booking service that the settings know by the shop's name there alone. Every link to it opens in the page's dialog. */
export const shore = 'https://connect.shore.com/bookings/'
