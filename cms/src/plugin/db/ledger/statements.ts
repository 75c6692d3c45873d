const comments = [
  ['--', '\n'],
  ['/*', '*/'],
] as const
/** Beginnings and ends of what holds no end of a statement. A quote that is written twice is two texts side by side. */
const whole = [["'", "'"], ['"', '"'], ...comments] as const

/** Cuts a script of SQL into its statements, each with the semicolon that ends it. Together they are the script again. */
export function statementsOf(script: string): string[] {
  const statements: string[] = []
  let begin = 0
  for (let at = 0; at < script.length; ) {
    if (script[at] === ';') {
      statements.push(script.slice(begin, at + 1))
      begin = at + 1
    }
    at = script[at] === '$' ? endOfBody(script, at) : endOf(whole, script, at)
  }
  return begin < script.length ? [...statements, script.slice(begin)] : statements
}

/** Finds the place behind what begins here: a text, a comment, or one character. */
function endOf(kinds: readonly (readonly [string, string])[], script: string, at: number): number {
  const [open = '', close = ''] = kinds.find(([open]) => script.startsWith(open, at)) ?? []
  if (open === '') return at + 1
  const end = script.indexOf(close, at + open.length)
  return end === -1 ? script.length : end + close.length
}

/** Finds the place behind the body of a function, which stands between two `$$` or two `$name$`. */
function endOfBody(script: string, at: number): number {
  const mark = /^\$\w{0,60}\$/.exec(script.slice(at, at + 64))?.[0]
  return mark ? endOf([[mark, mark]], script, at) : at + 1
}

/** The statement from its first word on. */
function firstWord(statement: string): string {
  let at = 0
  while (at < statement.length) {
    const next = endOf(comments, statement, at)
    if (next === at + 1 && statement[at]?.trim() !== '') break
    at = next
  }
  return statement.slice(at)
}

/** Beginnings of statements that make, change or fill a table or a kind of Payload's own. */
const ofPayload =
  /^(?:(?:CREATE|ALTER|DROP) (?:TABLE|TYPE) (?:IF (?:NOT )?EXISTS )?|CREATE (?:UNIQUE )?INDEX "?\w+"? ON |INSERT INTO |UPDATE |DELETE FROM )(?:"public"\.)?"?(?:enum_)?payload_/i

/**
 * Makes of a script for a database that is ours alone one for a project's: without what is about Payload's own tables
 * (`payload_jobs`, `payload_locked_documents` …), which are there already or made by the project's migrations, with columns for
 * its collections and for ours; and with a list of languages of our own, because that of the project has its name.
 */
export function scriptForProject(script: string): string {
  return statementsOf(script)
    .filter((statement) => !ofPayload.test(firstWord(statement)))
    .join('')
    .replaceAll('"_locales"', '"blickfang_locales"')
}
