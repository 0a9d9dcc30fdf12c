-- expand
-- The network of a session's address: an IPv6 customer has a whole /64, so equal addresses are no test of one household. Sessions from before have none.
ALTER TABLE session ADD COLUMN network text;
