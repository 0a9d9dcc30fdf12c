-- The log may hold the statement of a recovery, and the hand-over of its key (src/proof). Rows that exist are of the other kinds.
ALTER TABLE proof_entry DROP CONSTRAINT proof_entry_kind_check;
ALTER TABLE proof_entry ADD CONSTRAINT proof_entry_kind_check CHECK (kind IN ('batch', 'statement', 'audit-head', 'recovery', 'key')) NOT VALID;
ALTER TABLE proof_entry VALIDATE CONSTRAINT proof_entry_kind_check;
