// Nearly every path is told to be plain by this look alone.
const doubtful = /[%\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u
const codeOfAscii = /%([0-7][0-9a-f])/gi
/** Each reader on the way may decode once; who encodes more often than all of them together hides something. */
const maxTimes = 4

/**
 * Whether every part of the site reads the same place out of a path. A path with `.` or `..` segments, with slashes or backslashes
 * inside of a segment, or with control characters does not say where it leads until somebody has resolved it, and Next, the cms
 * and this server each do so in their own way, after different rounds of decoding.
 */
export function isPlainPath(pathname: string): boolean {
  if (!doubtful.test(pathname)) return true
  let read = pathname
  for (let times = 0; times <= maxTimes; times++) {
    if (hasHiddenWay(read)) return false
    const decoded = read.replace(codeOfAscii, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    if (decoded === read) return true
    read = decoded
  }
  return false
}

function hasHiddenWay(read: string): boolean {
  return (
    /[\\\p{Cc}]/u.test(read) ||
    /%(?:2f|5c)/i.test(read) ||
    read.split('/').some((segment) => /^\s*\.{1,2}\s*$/.test(segment))
  )
}
