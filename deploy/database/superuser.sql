-- After logins.sql, in compose only: the superuser has no password any more, so nobody logs in as it over the network.
ALTER ROLE CURRENT_USER PASSWORD NULL;
