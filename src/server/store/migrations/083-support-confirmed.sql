-- expand
-- Staff see a member's conversation, and a visitor's once its mailed link was opened: until then anyone may have typed the email.
CREATE FUNCTION support_for_staff(c support_conversation) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT c.user_id IS NOT NULL OR c.confirmed_at IS NOT NULL
$$;
