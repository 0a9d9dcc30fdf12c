-- Each dashboard reads a member's open investments: without those that have ended, however many these become.
CREATE INDEX investment_open ON investment (user_id, started_at DESC, id DESC) WHERE status = 'active';
