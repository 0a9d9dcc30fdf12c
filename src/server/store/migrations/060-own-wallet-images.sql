-- The picture of a deposit wallet is an icon of the bundle or a file of ours. Links that were kept as text go, and none comes back.

UPDATE deposit_wallet SET image = NULL
  WHERE image !~ '^(icon:[a-z]+|/api/v1/files/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$';
ALTER TABLE deposit_wallet ADD CONSTRAINT deposit_wallet_own_image
  CHECK (image ~ '^(icon:[a-z]+|/api/v1/files/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
