declare module 'html-to-text' {
  interface Options {
    /** How many signs a line has at most; false for any number. */
    readonly wordwrap?: number | false
    readonly selectors?: readonly { readonly selector: string; readonly format: string }[]
  }
  /** The words of HTML, with the addresses of its links. */
  export function convert(html: string, options?: Options): string
}
