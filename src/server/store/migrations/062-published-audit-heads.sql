-- Facts beside batches and statements in the signed log, each an entry of its own: the head of the audit log before each statement.
ALTER TABLE proof_head ADD COLUMN facts bigint NOT NULL DEFAULT 0 CHECK (facts >= 0);
ALTER TABLE proof_head DROP CONSTRAINT proof_head_check, ADD CONSTRAINT proof_head_sizes CHECK (size = batch + epoch + facts);
ALTER TABLE proof_entry DROP CONSTRAINT proof_entry_kind_check, ADD CONSTRAINT proof_entry_kind_check CHECK (kind IN ('batch', 'statement', 'audit-head'));

CREATE OR REPLACE FUNCTION proof_guard_head() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
BEGIN
  IF (NEW.size, NEW.batch, NEW.epoch, NEW.facts) = (OLD.size, OLD.batch, OLD.epoch, OLD.facts) THEN
    RETURN NEW;
  END IF;
  SELECT count(*) AS entries, max(index) AS last, count(*) FILTER (WHERE kind = 'batch') AS batches, max(number) FILTER (WHERE kind = 'batch') AS batch,
    count(*) FILTER (WHERE kind = 'statement') AS statements, max(number) FILTER (WHERE kind = 'statement') AS epoch,
    count(*) FILTER (WHERE kind NOT IN ('batch', 'statement')) AS facts
    INTO added FROM proof_entry WHERE index >= OLD.size;
  IF NEW.size <> OLD.size + added.entries OR added.last <> NEW.size - 1
     OR NEW.batch <> OLD.batch + added.batches OR coalesce(added.batch, OLD.batch) <> NEW.batch
     OR NEW.epoch <> OLD.epoch + added.statements OR coalesce(added.epoch, OLD.epoch) <> NEW.epoch
     OR NEW.facts <> OLD.facts + added.facts THEN
    RAISE EXCEPTION 'the journal log continues where it ended' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
