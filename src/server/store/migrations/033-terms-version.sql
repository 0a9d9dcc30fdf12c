-- A version of the terms is its date. What was accepted as version 1 is the wording of that day; closed accounts keep their form.
UPDATE users SET terms_version = '2026-11-21' WHERE terms_version = '1' AND status <> 'closed';
UPDATE pending_registration SET terms_version = '2026-11-21' WHERE terms_version = '1';
