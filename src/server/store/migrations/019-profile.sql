-- What a person says of themselves besides their name. Everything here is optional.

CREATE TABLE profile (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  location text,
  country_code text CHECK (country_code ~ '^[A-Z]{2}$'),
  address text,
  facebook text CHECK (facebook LIKE 'https://%'),
  linkedin text CHECK (linkedin LIKE 'https://%'),
  twitter text CHECK (twitter LIKE 'https://%'),
  -- The document that is shown as their picture.
  picture_id uuid,
  updated_at timestamptz NOT NULL
);
