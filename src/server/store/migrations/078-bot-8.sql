-- expand
-- Bot 8.0. Runs of earlier bots stay as they are.
ALTER TABLE bot_run DROP CONSTRAINT bot_run_version_check;
ALTER TABLE bot_run ADD CONSTRAINT bot_run_version_check CHECK (version IN ('1.0', '2.0', '4.0', '5.0', '7.0', '8.0')) NOT VALID;
ALTER TABLE bot_run VALIDATE CONSTRAINT bot_run_version_check;
