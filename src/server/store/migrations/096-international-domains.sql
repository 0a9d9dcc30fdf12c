-- expand
-- An address is stored with its domain in ASCII. Whoever looks for it types what is shown: people are searched by both.

-- A label of a domain as it is shown: Punycode, RFC 3492. What is none stays as it is.
CREATE FUNCTION domain_label_shown(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  coded CONSTANT text := substr(label, 5);
  dash CONSTANT int := length(coded) - position('-' IN reverse(coded));
  shown text := CASE WHEN coded LIKE '%-%' THEN left(coded, dash) ELSE '' END;
  place int := CASE WHEN coded LIKE '%-%' THEN dash + 2 ELSE 1 END;
  code_point bigint := 128;
  bias bigint := 72;
  i bigint := 0;
  before bigint;
  weight bigint;
  step bigint;
  digit int;
  threshold bigint;
  delta bigint;
BEGIN
  IF label NOT LIKE 'xn--%' THEN
    RETURN label;
  END IF;
  WHILE place <= length(coded) LOOP
    before := i;
    weight := 1;
    step := 36;
    LOOP
      digit := position(substr(coded, place, 1) IN 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      IF place > length(coded) OR digit < 0 OR i > 2147483647 OR weight > 2147483647 THEN
        RETURN label;
      END IF;
      place := place + 1;
      i := i + digit * weight;
      threshold := least(greatest(step - bias, 1), 26);
      EXIT WHEN digit < threshold;
      weight := weight * (36 - threshold);
      step := step + 36;
    END LOOP;
    delta := (i - before) / CASE before WHEN 0 THEN 700 ELSE 2 END;
    delta := delta + delta / (length(shown) + 1);
    bias := 0;
    WHILE delta > 455 LOOP
      delta := delta / 35;
      bias := bias + 36;
    END LOOP;
    bias := bias + 36 * delta / (delta + 38);
    code_point := code_point + i / (length(shown) + 1);
    i := i % (length(shown) + 1);
    IF code_point > 1114111 OR code_point BETWEEN 55296 AND 57343 THEN
      RETURN label;
    END IF;
    shown := overlay(shown PLACING chr(code_point::int) FROM i::int + 1 FOR 0);
    i := i + 1;
  END LOOP;
  RETURN coalesce(nullif(shown, ''), label);
END $$;

CREATE OR REPLACE FUNCTION identity_fold_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text := '';
BEGIN
  IF NEW.email LIKE '%xn--%' THEN
    SELECT ' ' || string_agg(domain_label_shown(label), '.' ORDER BY n) INTO shown
    FROM unnest(string_to_array(split_part(NEW.email, '@', 2), '.')) WITH ORDINALITY AS part (label, n);
  END IF;
  NEW.search := text_fold(NEW.email || shown || ' ' || NEW.first_name || ' ' || NEW.last_name || ' ' || coalesce(NEW.phone, ''));
  RETURN NEW;
END $$;

UPDATE users SET search = NULL WHERE email LIKE '%xn--%';
