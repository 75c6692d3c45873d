import type { Column } from './pgoutput.ts'

/** Condition of a filter such as `gameId=eq.1,score=gt.3`; all conditions of a filter must hold. */
export type Condition = { column: string; operator: Operator; operands: string[] }

type Operator = (typeof operators)[number]

const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'] as const
const numericTypes = new Set([20, 21, 23, 26, 700, 701, 1700])
const timeTypes = new Set([1082, 1114, 1184])
const booleanType = 16

/** Throws on what it cannot read. Of Supabase's operators those that match texts are left out: the game has no use. */
export function parseRowFilter(filter: string | undefined): Condition[] {
  if (!filter) return []
  return partsOf(filter).map((part) => {
    const [, column, name, operand] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(part) ?? []
    const operator = operators.find((each) => each === name)
    if (!column || !operator || operand === undefined) throw new Error(`Error parsing \`filter\` params: ${part}`)
    return { column, operator, operands: operator === 'in' ? listOf(operand) : [operand] }
  })
}

/** The conditions, between the commas that are in no list. */
function partsOf(filter: string): readonly string[] {
  const parts: string[] = []
  for (const piece of filter.split(',')) {
    const last = parts.at(-1)
    const isInList = last?.includes('=in.(') && !last.includes(')')
    if (isInList) parts.splice(-1, 1, `${last},${piece}`)
    else parts.push(piece)
  }
  return parts
}

/** Whether a row, in Postgres's own text, meets the conditions. Null meets none, as in SQL. */
export function matchesRow(conditions: Condition[], columns: Column[], row: Map<string, string | null>): boolean {
  return conditions.every(({ column, operator, operands }) => {
    const type = columns.find(({ name }) => name === column)?.typeId
    const value = row.get(column)
    if (type === undefined || value === undefined || value === null) return false
    return operands.some((operand) => holds(operator, compare(value, operand, type)))
  })
}

function listOf(operand: string): string[] {
  return operand
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((each) => each.trim().replace(/^"(.*)"$/s, '$1'))
}

function holds(operator: Operator, order: number): boolean {
  switch (operator) {
    case 'eq':
    case 'in':
      return order === 0
    case 'neq':
      return order !== 0
    case 'lt':
      return order < 0
    case 'lte':
      return order <= 0
    case 'gt':
      return order > 0
    case 'gte':
      return order >= 0
  }
}

function compare(value: string, operand: string, type: number): number {
  if (numericTypes.has(type)) return Number(value) - Number(operand)
  if (timeTypes.has(type)) return Date.parse(value) - Date.parse(operand)
  const given = type === booleanType ? operand.charAt(0) : operand
  return value === given ? 0 : value < given ? -1 : 1
}
