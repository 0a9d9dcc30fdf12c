-- A member's money write holds a key share of their row until it commits, which an ordinary update does not wait for. A change of status or role must:
-- otherwise a write that had been let in before it could commit after it, from another node.
CREATE OR REPLACE FUNCTION identity_claim_role(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT u.id, u.role || ':' || u.status FROM users u WHERE u.id = ANY (ids) ORDER BY u.id FOR UPDATE
$$;
