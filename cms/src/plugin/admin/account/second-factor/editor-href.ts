/** Where the editor shows how one signs in. */
export function editorHref(language: string): string {
  return `/${language === 'fr' ? 'fr' : 'de'}/edit/~home?toolbar=1#second-factor`
}
