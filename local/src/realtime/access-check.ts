import pg from 'pg'
import { z } from 'zod'
import type { Binding } from './binding.ts'
import type { Claims } from './jwt.ts'
import type { Change } from './pgoutput.ts'
import { parseRowFilter } from './row-filter.ts'

/** A change, and the distinct claims of those who would like to hear of it. */
type Question = { change: Change; readers: Claims[] }

const answerSchema = z.object({
  record: z.record(z.string(), z.unknown()),
  old: z.record(z.string(), z.unknown()),
  /** The primary key; none without one. */
  keys: z.array(z.string()),
  readers: z.array(
    z.object({ isVisible: z.boolean(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  ),
})
/** The row, and what it was, as `to_jsonb` makes them, and for each reader which columns its role may see, and whether it sees the row. */
export type Answer = z.infer<typeof answerSchema>

export type AccessCheck = {
  /** Asks the database about many changes at once, in one statement. Answers in the same order. */
  ask(questions: Question[]): Promise<Answer[]>
  /** Throws when this role cannot subscribe so: table not published, filter unreadable or on a column it may not see. */
  allow(bindings: Binding[], role: string): Promise<void>
  stop(): Promise<void>
}

export async function startAccessCheck(databaseUrl: string, publication: string): Promise<AccessCheck> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: '-c timezone=UTC' })
  // An idle connection that breaks is replaced; whoever needs it next hears of the failure.
  pool.on('error', () => undefined)
  await pool.query(functions)
  return {
    ask: async (questions) => {
      const asked = JSON.stringify(questions.map(toJson))
      const { rows } = await pool.query({
        name: 'deliverable',
        text: 'SELECT local_realtime.deliverable($1::jsonb) AS answers',
        values: [asked],
      })
      return z.array(answerSchema).parse(rows[0]?.answers)
    },
    allow: async (bindings, role) => {
      for (const { schema, table = '*', filter, select = [] } of bindings) {
        const columns = [...parseRowFilter(filter).map(({ column }) => column), ...select]
        const { rows } = await pool.query('SELECT local_realtime.refusal($1, $2, $3, $4, $5) AS refusal', [
          ...[publication, schema, table, columns, role],
        ])
        if (rows[0]?.refusal) throw new Error(rows[0].refusal)
      }
    },
    stop: () => pool.end(),
  }
}

function toJson({ change, readers }: Question) {
  return {
    xid: String(change.transaction),
    schema: change.schema,
    table: change.table,
    row: Object.fromEntries(change.row),
    old: Object.fromEntries(change.old ?? []),
    readers: readers.map((claims) => ({ role: claims.role, claims: JSON.stringify(claims) })),
  }
}

// The stream tells of a commit before other sessions see it, so the check waits until this one does. (Transaction ids
// of the stream have 32 bits: right until a database of development has seen four thousand million of them.)
// Claims that a policy chokes on see nothing.
const functions = `
CREATE SCHEMA IF NOT EXISTS local_realtime;

CREATE OR REPLACE FUNCTION local_realtime.deliverable(questions jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  question jsonb; reader jsonb; record jsonb; verdicts jsonb; columns jsonb; is_visible boolean;
  relation regclass; lookup text; old jsonb; keys jsonb; answers jsonb := '[]';
BEGIN
  FOR question IN SELECT * FROM jsonb_array_elements(questions) LOOP
    WHILE NOT pg_visible_in_snapshot((question ->> 'xid')::xid8, pg_current_snapshot()) LOOP
      PERFORM pg_sleep(0.0005);
    END LOOP;
    relation := format('%I.%I', question ->> 'schema', question ->> 'table')::regclass;
    EXECUTE format('SELECT to_jsonb(jsonb_populate_record(NULL::%s, $1))', relation) INTO record USING question -> 'row';
    EXECUTE format('SELECT to_jsonb(jsonb_populate_record(NULL::%s, $1))', relation) INTO old USING question -> 'old';
    SELECT coalesce(jsonb_agg(a.attname ORDER BY a.attnum), '[]') INTO keys
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = relation AND i.indisprimary;
    SELECT format('SELECT EXISTS (SELECT FROM %s WHERE %s)', relation,
                  string_agg(format('%I = %L', key, question -> 'row' ->> key), ' AND '))
      INTO lookup FROM jsonb_array_elements_text(keys) AS key;
    verdicts := '[]';
    FOR reader IN SELECT * FROM jsonb_array_elements(question -> 'readers') LOOP
      SELECT coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) ORDER BY a.attnum), '[]')
        INTO columns FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
        WHERE a.attrelid = relation AND a.attnum > 0 AND NOT a.attisdropped
          AND has_column_privilege(reader ->> 'role', relation, a.attnum, 'SELECT');
      BEGIN
        PERFORM set_config('role', reader ->> 'role', true), set_config('request.jwt.claims', reader ->> 'claims', true);
        EXECUTE lookup INTO is_visible;
      EXCEPTION WHEN OTHERS THEN
        is_visible := false;
      END;
      PERFORM set_config('role', 'none', true);
      verdicts := verdicts || jsonb_build_object('isVisible', is_visible, 'columns', columns);
    END LOOP;
    answers := answers || jsonb_build_object('record', record, 'old', old, 'keys', keys, 'readers', verdicts);
  END LOOP;
  RETURN answers;
END $$;

CREATE OR REPLACE FUNCTION local_realtime.refusal(publication text, in_schema text, in_table text, filtered text[], reader text)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM pg_roles WHERE rolname = reader) THEN format('role %I does not exist', reader)
    WHEN NOT EXISTS (SELECT FROM pg_publication_tables p WHERE p.pubname = publication
        AND in_schema IN (p.schemaname, '*') AND in_table IN (p.tablename, '*'))
      THEN 'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: '
        || format('[schema: %s, table: %s]', in_schema, in_table)
    WHEN EXISTS (SELECT FROM unnest(filtered) AS name WHERE NOT EXISTS (
        SELECT FROM pg_publication_tables p JOIN pg_attribute a
          ON a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
        WHERE p.pubname = publication AND in_schema IN (p.schemaname, '*') AND in_table IN (p.tablename, '*')
          AND a.attname = name AND has_column_privilege(reader, a.attrelid, a.attnum, 'SELECT')))
      THEN 'Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: '
        || 'invalid column for filter or select ' || array_to_string(filtered, ', ')
  END
$$;
`
