/**
 * A database's schema as lines of text, for comparison: everything that the catalogues say of it, but nothing that depends on the order of
 * creation.
 */
import type { Database } from '#server/store'

const OURS = `= 'public'::regnamespace`

/** Each gives one column, `line`. */
const QUERIES: readonly string[] = [
  `SELECT 'relation ' || concat_ws(' | ', relname, relkind, relpersistence, relreplident, relrowsecurity, reloptions::text) AS line
     FROM pg_class WHERE relnamespace ${OURS} AND relkind <> 'i'`,
  `SELECT 'column ' || concat_ws(' | ', c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, 'identity', a.attidentity,
       'generated', a.attgenerated, 'storage', a.attstorage, 'collation', l.collname, pg_get_expr(d.adbin, d.adrelid), a.attacl::text) AS line
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
     LEFT JOIN pg_collation l ON l.oid = a.attcollation
     WHERE c.relnamespace ${OURS} AND c.relkind <> 'i' AND a.attnum > 0`,
  `SELECT 'constraint ' || concat_ws(' | ', coalesce(r.relname, t.typname), c.conname, c.contype, c.condeferrable, c.condeferred, c.convalidated,
       pg_get_constraintdef(c.oid)) AS line
     FROM pg_constraint c LEFT JOIN pg_class r ON r.oid = c.conrelid LEFT JOIN pg_type t ON t.oid = c.contypid WHERE c.connamespace ${OURS}`,
  `SELECT 'index ' || concat_ws(' | ', indrelid::regclass, indisunique, indisprimary, indisvalid, pg_get_indexdef(indexrelid)) AS line
     FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE c.relnamespace ${OURS}`,
  `SELECT 'trigger ' || concat_ws(' | ', tgrelid::regclass, tgenabled, pg_get_triggerdef(t.oid)) AS line
     FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE c.relnamespace ${OURS} AND NOT tgisinternal`,
  `SELECT 'function ' || pg_get_functiondef(oid) AS line FROM pg_proc WHERE pronamespace ${OURS}`,
  `SELECT 'view ' || viewname || ' ' || definition AS line FROM pg_views WHERE schemaname = 'public'`,
  `SELECT 'type ' || concat_ws(' | ', typname, typtype, format_type(typbasetype, typtypmod), typnotnull, typdefault) AS line
     FROM pg_type WHERE typnamespace ${OURS}`,
  `SELECT 'sequence ' || concat_ws(' | ', seqrelid::regclass, format_type(seqtypid, NULL), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle) AS line
     FROM pg_sequence`,
  `SELECT 'grant ' || concat_ws(' | ', kind, object, grantor::regrole, CASE grantee WHEN 0 THEN 'public' ELSE grantee::regrole::text END, privilege_type,
       is_grantable) AS line
     FROM (
       SELECT 'relation' AS kind, relname::text AS object, coalesce(relacl, acldefault(CASE relkind WHEN 'S' THEN 's'::"char" ELSE 'r'::"char" END, relowner)) AS acl
         FROM pg_class WHERE relnamespace ${OURS} AND relkind IN ('r', 'v', 'S')
       UNION ALL SELECT 'function', oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)) FROM pg_proc WHERE pronamespace ${OURS}
       UNION ALL SELECT 'type', typname, coalesce(typacl, acldefault('T', typowner)) FROM pg_type WHERE typnamespace ${OURS}
       UNION ALL SELECT 'schema', nspname, nspacl FROM pg_namespace WHERE oid ${OURS}
       UNION ALL SELECT 'default', defaclobjtype::text, defaclacl FROM pg_default_acl
     ) o, aclexplode(acl)`,
  `SELECT 'role ' || concat_ws(' | ', rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls) AS line
     FROM pg_roles WHERE rolname LIKE 'clearterm%'`,
  `SELECT 'member ' || concat_ws(' | ', roleid::regrole, member::regrole, admin_option) AS line FROM pg_auth_members WHERE member = current_user::regrole`,
]
const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+(?:\+00:00|Z)/g

/** The schema and the rows that a fresh database has, except the record of what was applied and the times of writing. */
export async function catalogueOf({ query }: Database): Promise<string[]> {
  const lines: string[] = []
  for (const sql of QUERIES) lines.push(...(await query<{ line: string }>(sql)).map(({ line }) => withoutComments(line)))
  const tables = await query<{ name: string }>(`SELECT relname AS name FROM pg_class WHERE relnamespace ${OURS} AND relkind = 'r'`)
  for (const { name } of tables.filter((table) => table.name !== 'schema_migration')) {
    const rows = await query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM "${name}" t`)
    lines.push(...rows.map(({ row }) => `row ${name} ${row.replaceAll(INSTANT, '(time)')}`))
  }
  return lines.sort()
}

function withoutComments(line: string): string {
  return line.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()
}
