-- A referred member is compared with every other one who has the same phone number.
CREATE INDEX users_referred_by_phone ON users (phone) WHERE referred_by IS NOT NULL;
