import type pg from 'pg'

/** Structure of a database, without its rows, as statements that make it anew in an empty one. */
export interface Schema {
  /** Before its rows come: schemas, extensions, types, sequences, functions, tables. */
  readonly before: readonly string[]
  /** After them, as that is faster and asks nothing of their order: counters, indexes, constraints, triggers. */
  readonly after: readonly string[]
  /** Things besides that nothing of ours makes, in words: they are in no back-up. */
  readonly leftOut: readonly string[]
}

/**
 * Reads the schema out of Postgres's own catalogues, inside the transaction of `client`. Takes a few milliseconds, and no program
 * beside Node: the embedded Postgres and the images have no pg_dump.
 */
export async function describeSchema(client: pg.ClientBase): Promise<Schema> {
  // Names come out with their schema where the path does not lead to them.
  await client.query("SET LOCAL search_path = ''")
  const list = async (sql: string) => (await client.query<{ line: string }>(own + sql)).rows.map(({ line }) => line)
  const before = [schemas, extensions, enums, sequences, functions, tables, owners]
  const after = [counters, indexes, constraints, triggers]
  const lists = async (parts: readonly string[]) => {
    const lines: string[] = []
    for (const part of parts) lines.push(...(await list(part)))
    return lines
  }
  return { before: await lists(before), after: await lists(after), leftOut: await list(foreign) }
}

/** Objects that are neither Postgres's own nor an extension's. */
const own = `
  WITH extended AS (SELECT classid, objid FROM pg_catalog.pg_depend WHERE deptype = 'e'),
  spaces AS (
    SELECT oid, nspname FROM pg_catalog.pg_namespace
    WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
      AND NOT EXISTS (SELECT FROM extended WHERE classid = 'pg_catalog.pg_namespace'::regclass AND objid = oid)),
  relations AS (
    SELECT c.*, pg_catalog.format('%I.%I', s.nspname, c.relname) AS name FROM pg_catalog.pg_class c
    JOIN spaces s ON s.oid = c.relnamespace
    WHERE NOT EXISTS (SELECT FROM extended WHERE classid = 'pg_catalog.pg_class'::regclass AND objid = c.oid)),
  types AS (
    SELECT t.*, pg_catalog.format('%I.%I', s.nspname, t.typname) AS name FROM pg_catalog.pg_type t
    JOIN spaces s ON s.oid = t.typnamespace
    WHERE NOT EXISTS (SELECT FROM extended WHERE classid = 'pg_catalog.pg_type'::regclass AND objid = t.oid)),
  procedures AS (
    SELECT p.*, pg_catalog.format('%I.%I', s.nspname, p.proname) AS name FROM pg_catalog.pg_proc p
    JOIN spaces s ON s.oid = p.pronamespace
    WHERE NOT EXISTS (SELECT FROM extended WHERE classid = 'pg_catalog.pg_proc'::regclass AND objid = p.oid))`

const schemas = `SELECT format('CREATE SCHEMA IF NOT EXISTS %I', nspname) AS line FROM spaces ORDER BY nspname`

/** Those that a database's owner may make. */
const extensions = `
  SELECT format('CREATE EXTENSION IF NOT EXISTS %I WITH SCHEMA %I', e.extname, n.nspname) AS line
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
  WHERE EXISTS (SELECT FROM pg_available_extension_versions v WHERE v.name = e.extname AND v.trusted)
    AND e.extname <> 'plpgsql' ORDER BY e.extname`

const enums = `
  SELECT format('CREATE TYPE %s AS ENUM (%s)', t.name,
    (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid)) AS line
  FROM types t WHERE t.typtype = 'e' ORDER BY t.name`

const counting = `START %s INCREMENT %s MINVALUE %s MAXVALUE %s CACHE %s%s`
const counts = `q.seqstart, q.seqincrement, q.seqmin, q.seqmax, q.seqcache, CASE WHEN q.seqcycle THEN ' CYCLE' ELSE '' END`
const isIdentity = `EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = r.oid AND d.deptype = 'i')`

const sequences = `
  SELECT format('CREATE SEQUENCE %s AS %s ${counting}', r.name, format_type(q.seqtypid, NULL), ${counts}) AS line
  FROM relations r JOIN pg_sequence q ON q.seqrelid = r.oid WHERE NOT ${isIdentity} ORDER BY r.name`

/** Bodies may name tables that come later: whoever runs these does not check them. */
const functions = `SELECT pg_get_functiondef(oid) AS line FROM procedures WHERE prokind IN ('f', 'p') ORDER BY name, oid`

const columns = `
  SELECT string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attcollation <> t.typcollation THEN format('COLLATE %I.%I', n.nspname, o.collname) END,
    CASE a.attidentity
      WHEN '' THEN CASE a.attgenerated
        WHEN 's' THEN format('GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
        WHEN '' THEN 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END
      ELSE (SELECT format('GENERATED %s AS IDENTITY (${counting})', CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END, ${counts})
        FROM pg_depend i JOIN pg_sequence q ON q.seqrelid = i.objid
        WHERE i.classid = 'pg_class'::regclass AND i.refobjid = a.attrelid AND i.refobjsubid = a.attnum AND i.deptype = 'i') END,
    CASE WHEN a.attnotnull THEN 'NOT NULL' END), E',\\n  ' ORDER BY a.attnum)
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  LEFT JOIN pg_collation o ON o.oid = a.attcollation LEFT JOIN pg_namespace n ON n.oid = o.collnamespace
  WHERE a.attrelid = r.oid AND a.attnum > 0 AND NOT a.attisdropped`

const tables = `
  SELECT format(E'CREATE %sTABLE %s (\\n  %s\\n)%s', CASE r.relpersistence WHEN 'u' THEN 'UNLOGGED ' ELSE '' END, r.name, (${columns}),
    ' WITH (' || array_to_string(r.reloptions, ', ') || ')') AS line
  FROM relations r WHERE r.relkind = 'r' ORDER BY r.name`

const owners = `
  SELECT format('ALTER SEQUENCE %s OWNED BY %s.%I', r.name, d.refobjid::regclass, a.attname) AS line
  FROM relations r JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = r.oid AND d.deptype = 'a'
  JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
  WHERE r.relkind = 'S' ORDER BY r.name`

/** Read after the snapshot of the rows, so that none of them has a number to come. */
const counters = `
  SELECT format('SELECT setval(%L, %s)', name, last) AS line
  FROM (SELECT r.name, CASE WHEN r.relkind = 'S' THEN pg_sequence_last_value(r.oid) END AS last FROM relations r) counted
  WHERE last IS NOT NULL ORDER BY name`

const indexes = `
  SELECT pg_get_indexdef(i.indexrelid) AS line FROM relations r JOIN pg_index i ON i.indexrelid = r.oid
  WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = r.oid AND contype IN ('p', 'u', 'x')) ORDER BY r.name`

/** Keys before what refers to them. */
const constraints = `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', r.name, k.conname, pg_get_constraintdef(k.oid)) AS line
  FROM relations r JOIN pg_constraint k ON k.conrelid = r.oid WHERE k.contype IN ('p', 'u', 'x', 'c', 'f')
  ORDER BY k.contype = 'f', r.name, k.conname`

const triggers = `
  SELECT pg_get_triggerdef(t.oid) || CASE t.tgenabled WHEN 'O' THEN ''
    ELSE format('; ALTER TABLE %s %s TRIGGER %I', r.name,
      CASE t.tgenabled WHEN 'D' THEN 'DISABLE' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE ALWAYS' END, t.tgname) END AS line
  FROM relations r JOIN pg_trigger t ON t.tgrelid = r.oid WHERE NOT t.tgisinternal ORDER BY r.name, t.tgname`

const foreign = `
  SELECT CASE relkind WHEN 'v' THEN 'view ' WHEN 'm' THEN 'materialized view ' WHEN 'f' THEN 'foreign table '
      WHEN 'p' THEN 'partitioned table ' ELSE 'type ' END || name AS line
    FROM relations WHERE relkind IN ('v', 'm', 'f', 'p', 'c')
  UNION ALL SELECT 'type ' || name FROM types WHERE typtype IN ('d', 'r')
  UNION ALL SELECT 'aggregate ' || name FROM procedures WHERE prokind NOT IN ('f', 'p')
  UNION ALL SELECT 'policy ' || p.polname FROM pg_policy p JOIN relations r ON r.oid = p.polrelid
  UNION ALL SELECT 'rule ' || w.rulename FROM pg_rewrite w JOIN relations r ON r.oid = w.ev_class WHERE w.rulename <> '_RETURN'
  UNION ALL SELECT 'inheritance of ' || r.name FROM pg_inherits i JOIN relations r ON r.oid = i.inhrelid WHERE r.relkind = 'r'
  UNION ALL SELECT 'statistics ' || x.stxname FROM pg_statistic_ext x JOIN spaces s ON s.oid = x.stxnamespace
  UNION ALL SELECT 'collation ' || x.collname FROM pg_collation x JOIN spaces s ON s.oid = x.collnamespace
  UNION ALL SELECT 'text search configuration ' || x.cfgname FROM pg_ts_config x JOIN spaces s ON s.oid = x.cfgnamespace
  UNION ALL SELECT 'text search dictionary ' || x.dictname FROM pg_ts_dict x JOIN spaces s ON s.oid = x.dictnamespace
  UNION ALL SELECT 'operator ' || x.oprname FROM pg_operator x JOIN spaces s ON s.oid = x.oprnamespace
    WHERE NOT EXISTS (SELECT FROM extended WHERE classid = 'pg_operator'::regclass AND objid = x.oid)
  UNION ALL SELECT 'extension ' || e.extname FROM pg_extension e WHERE NOT EXISTS (
    SELECT FROM pg_available_extension_versions v WHERE v.name = e.extname AND v.trusted)
  ORDER BY line`
