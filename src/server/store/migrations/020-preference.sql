-- What a member chose about the product itself. No row: the defaults.

CREATE TABLE preference (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en')),
  colour_mode text NOT NULL DEFAULT 'dark' CHECK (colour_mode IN ('dark', 'light')),
  hide_amounts boolean NOT NULL DEFAULT false,
  -- A mailed code at each log-in. Administrators have it whatever stands here.
  login_code boolean NOT NULL DEFAULT false,
  -- Kinds whose mail is switched off. What concerns the account's security is no kind, so it cannot be switched off.
  muted text[] NOT NULL DEFAULT '{}' CHECK (muted <@ ARRAY['deposits', 'plans', 'withdrawals', 'referrals', 'operator_mail']),
  updated_at timestamptz NOT NULL
);
