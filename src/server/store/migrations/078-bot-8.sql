-- expand
-- Bot 8.0. The runs that exist satisfied the narrower constraint, so there is nothing to validate.
ALTER TABLE bot_run DROP CONSTRAINT bot_run_version_check;
ALTER TABLE bot_run ADD CONSTRAINT bot_run_version_check CHECK (version IN ('1.0', '2.0', '4.0', '5.0', '7.0', '8.0')) NOT VALID;
