-- Run once by psql as a superuser, connected to the database: compose does it when the volume is new, docs/operations/install.md says how elsewhere.
-- Two logins without a superuser's rights (docs/decisions/044-two-database-logins.md). The passwords are read from the folder that `secrets` names.
\set ON_ERROR_STOP on
\if :{?secrets}
\else
  \set secrets /run/secrets
\endif
\set owner_file :secrets /database_owner_password
\set server_file :secrets /database_password
\set owner_password `cat :'owner_file'`
\set server_password `cat :'server_file'`
-- A statement that fails would be in the server's log, with its password.
SET log_min_error_statement = 'panic';
BEGIN;
-- An empty password would let nobody in, or everybody where the server trusts a host.
SELECT length(:'owner_password') < 16 OR length(:'server_password') < 16 OR :'owner_password' = :'server_password' AS weak \gset
\if :weak
  DO $$ BEGIN RAISE 'database_owner_password and database_password need 16 characters each, and must differ'; END $$;
\endif
-- Each transaction takes this role.
CREATE ROLE clearterm_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
-- Owns the tables, migrates at start, and makes databases in which backups are restored once.
CREATE ROLE clearterm_owner LOGIN NOSUPERUSER CREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'owner_password';
-- Serves.
CREATE ROLE clearterm_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'server_password';
GRANT clearterm_app TO clearterm_owner WITH ADMIN OPTION;
GRANT clearterm_app TO clearterm_server;
ALTER DATABASE :"DBNAME" OWNER TO clearterm_owner;
REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"DBNAME" TO clearterm_server;
COMMIT;
