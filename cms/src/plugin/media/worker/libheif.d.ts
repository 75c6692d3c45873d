/** Parts of libheif that are used: it comes without types. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    readonly width: number
    readonly height: number
    /** Red, green, blue and opacity, a byte each. */
    readonly data: Uint8ClampedArray
  }
  interface HeifImage {
    is_primary(): boolean
    /** As people see it: turned as the file says. */
    get_width(): number
    get_height(): number
    /** null where it cannot be decoded. */
    display<P extends Pixels>(into: P, done: (drawn: P | null) => void): void
    free(): void
  }
  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default libheif
}
