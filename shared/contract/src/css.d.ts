/** Class names of a CSS module. The bundler checks that the file exists; a class that is not in it is undefined. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
