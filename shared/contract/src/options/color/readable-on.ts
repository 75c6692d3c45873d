/** The better of black and white on a colour (#rrggbb), and its contrast. Source: WCAG 2.2, relative luminance. */
export function readableOn(color: string): { readonly ink: '#000000' | '#ffffff'; readonly ratio: number } {
  const luminance = luminanceOf(color)
  const [white, black] = [1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05]
  return white >= black ? { ink: '#ffffff', ratio: white } : { ink: '#000000', ratio: black }
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
