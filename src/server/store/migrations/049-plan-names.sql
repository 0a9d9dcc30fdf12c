-- What a plan or a bonus paid is described by the plan's name, as people read it, and no longer by its id.
UPDATE member_transaction AS paid SET narration = called.name
FROM (VALUES ('starter', 'Starter'), ('diamond', 'Diamond'), ('silver', 'Silver'), ('gold', 'Gold'), ('master', 'Master'),
  ('ultimate', 'Ultimate'), ('estate', 'Estate'), ('cannabis', 'Cannabis'), ('ira', 'IRA/401K')) AS called (plan, name)
WHERE paid.origin IN ('plan', 'referral') AND paid.narration = called.plan;
