/**
 * Hash of the one style sheet that vaul, the library of the map's drawers, writes into a page that has drawers. A test
 * compares it with the installed version.
 */
export const drawerStyle = "'sha256-YIjArHm2rkb5J7hX9lUM1bnQ3Kp61MTfluMGkuyKwDw='"

/** Hash of an empty style sheet: what vaul puts into the page first, before it fills it. */
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
