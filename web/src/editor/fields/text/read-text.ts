/** The text of a plain editing host, line breaks as `\n`. A space that the browser made unbreakable at the very end is a space. */
export function readText(host: Node): string {
  return collect(host)
    .replace(/\n$/, '')
    .replace(/\u00a0$/, ' ')
}

function collect(node: Node): string {
  let text = ''
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue ?? ''
    else if (child.nodeName === 'BR') text += '\n'
    else text += collect(child)
  }
  return text
}

/** Writes text into a host, and where the caret is in it puts it after the part that changed. */
export function writeText(host: HTMLElement, text: string): void {
  const before = readText(host)
  if (before === text) return
  host.textContent = text
  if (host.ownerDocument.activeElement !== host) return
  const node = host.firstChild
  const offset = text.length - commonEnd(before, text)
  host.ownerDocument.getSelection()?.collapse(node ?? host, node ? offset : 0)
}

function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length++
  return length
}
