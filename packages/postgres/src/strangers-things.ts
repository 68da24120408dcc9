/**
 * What of a database does not belong to the role $1, as `ALTER … OWNER TO` names it. PostgreSQL's own things are left out,
 * and so is what follows another thing: members of extensions, sequences of columns, types of tables and arrays.
 */
export const strangersThings = `
WITH owner AS (SELECT oid FROM pg_roles WHERE rolname = $1),
schemas AS (
  SELECT oid, nspname, nspowner FROM pg_namespace
  WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
),
following AS (SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'i') OR (deptype = 'a' AND refobjsubid > 0))
SELECT format('SCHEMA %I', nspname) AS thing
FROM schemas, owner WHERE nspowner <> owner.oid AND nspname <> 'public'
UNION ALL
SELECT format('%s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
  pg_class.oid::regclass)
FROM pg_class JOIN schemas ON schemas.oid = relnamespace, owner
WHERE relowner <> owner.oid AND relkind IN ('r', 'p', 'v', 'm', 'S')
  AND NOT EXISTS (SELECT FROM following WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid)
UNION ALL
SELECT format('ROUTINE %s', pg_proc.oid::regprocedure)
FROM pg_proc JOIN schemas ON schemas.oid = pronamespace, owner
WHERE proowner <> owner.oid
  AND NOT EXISTS (SELECT FROM following WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid)
UNION ALL
SELECT format('TYPE %s', pg_type.oid::regtype)
FROM pg_type JOIN schemas ON schemas.oid = typnamespace, owner
WHERE typowner <> owner.oid AND typtype IN ('e', 'd')
  AND NOT EXISTS (SELECT FROM following WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid)`
