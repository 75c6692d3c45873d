import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import type { AnyCondition } from '@blickfang/contract/kernel/conditions.ts'
import type { Option } from '@blickfang/contract/kernel/option.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

/** Rules about one value in JSON Schema, so far as option types of plain values use them. */
const plainSchema = z.object({
  type: z.enum(['string', 'boolean', 'number', 'integer']),
  enum: z.array(z.json()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})

/**
 * An option of a group as the group's view gets it, as jsonb out of its stored `values`: `optionsInEdit` said in SQL, for options
 * that hold one text, number or flag. Throws for others.
 */
export function optionValue(group: Group, name: string, values: SQL): SQL {
  const conditions = Object.entries(group.showWhen[name] ?? {}).flatMap(([other, condition]) =>
    condition === undefined ? [] : [holds(condition, setValue(group, other, values))],
  )
  const value = setValue(group, name, values)
  if (conditions.length === 0) return value
  return sql`(case when ${sql.join(conditions, sql` and `)} then ${value} else ${json(group.options[name]?.fallback)} end)`
}

/** Value that the option is set to, whether it is shown or not. */
function setValue(group: Group, name: string, values: SQL): SQL {
  const option = group.options[name]
  if (!option) throw new Error(`${group.name} has no option ${name}`)
  const stored = sql`${values}->${valueKeys.options.key(name)}::text`
  return sql`(case when ${isValid(option, stored)} then ${stored} else ${json(option.fallback)} end)`
}

function isValid(option: Option, stored: SQL): SQL {
  const { type, enum: values, minimum, maximum } = plainSchema.parse(z.toJSONSchema(option.schema, { io: 'input' }))
  if (values) return sql`${json(values)} @> (${stored})`
  if (type === 'string' || type === 'boolean') return sql`jsonb_typeof(${stored}) = ${type}`
  const asNumber = sql`(${stored})::text::numeric`
  const isWhole = type === 'integer' ? sql`${asNumber} % 1 = 0` : sql`true`
  return sql`(case when jsonb_typeof(${stored}) = 'number' then ${isWhole}
    and ${asNumber} between ${minimum ?? '-infinity'}::numeric and ${maximum ?? 'infinity'}::numeric end)`
}

function holds(condition: AnyCondition, value: SQL): SQL {
  if (typeof condition === 'boolean') return sql`${value} = ${json(condition)}`
  switch (condition.comparison) {
    case '=':
      return sql`${value} = ${json(condition.value)}`
    case '!=':
      return sql`${value} <> ${json(condition.value)}`
    case 'in':
      return sql`${json(condition.value)} @> ${value}`
    case '<':
      return sql`(${value})::text::numeric < ${Number(condition.value)}::numeric`
    case '>':
      return sql`(${value})::text::numeric > ${Number(condition.value)}::numeric`
  }
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value ?? null)}::jsonb`
}
