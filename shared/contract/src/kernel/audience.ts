/** Who may use a block or a value: every site, or members of the health opticians («Gesundheitsoptik») only. */
export type Audience = 'everyone' | 'healthOptics'
