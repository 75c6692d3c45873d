/** `image-board` → `imageBoard`: a folder's name as the name of its export. */
export function camelCase(folder: string): string {
  return folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** `imageBoard` → `image-board`: a name of the catalogue as its folder. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export function pascalCase(folder: string): string {
  const name = camelCase(folder)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
