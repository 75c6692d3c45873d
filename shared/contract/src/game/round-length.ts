/** The holes for which the setting `game.roundMinutes` is meant. */
const holesOfSetting = 18

/** How many minutes a round of so many holes lasts at least if it is to earn a coupon: in proportion to one of 18 holes. */
export function leastMinutes(roundMinutes: number, holes: number): number {
  return Math.ceil((roundMinutes * holes) / holesOfSetting)
}
