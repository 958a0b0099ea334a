-- The seeded members, copied with all that hangs on them, so that what the rules hold of the seed holds of the copies.
-- Marked as a version and variant, without which the services take no text for an id.
create function id_from(name text) returns uuid immutable parallel safe language sql as $$
  select overlay(overlay(md5(name) placing '5' from 13) placing '8' from 17)::uuid $$;
create function copy_of(id uuid, copy bigint) returns uuid immutable parallel safe language sql as $$
  select id_from(id::text || copy) $$;
-- Copies began some days earlier than what they are copied from.
create function earlier(copy bigint) returns interval immutable parallel safe language sql as $$
  select make_interval(days => (copy * 7919 % 1400)::int, secs => copy % 86400) $$;
-- One first name in twenty, so that a search for a common name finds a twentieth of all members.
create function surname(copy bigint) returns text immutable parallel safe language sql as $$
  select ' ' || initcap(s[1 + copy % 20] || s[1 + copy / 20 % 20] || s[1 + copy / 400 % 20]
      || s[1 + copy / 8000 % 20])
    from (select '{ba,da,ka,la,ma,na,ra,sa,ta,wa,bi,di,ki,li,mi,ni,ri,si,ti,wi}'::text[] s) syllables $$;
create table load_branch as
  select array_agg(id order by office_code) as ids from branch where business_line = 'SPEKTRA';
create function branch_of(id uuid, copy bigint) returns uuid stable parallel safe language sql as $$
  select (select ids from load_branch)[1 + (copy + ('x' || left(md5(id::text), 6))::bit(24)::int)
    % (select cardinality(ids) from load_branch)] $$;

-- Copies the rows of a table: `times` for each copy of the members. Ids and what refers to copied records follow; the
-- columns in `others` have the expressions given there, of the row t, the copy c and the copy k of its member.
create procedure copy_rows(target text, copies bigint, others jsonb default '{}', times int default 1)
language plpgsql as $$
declare columns text; expressions text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(coalesce(others ->> a.attname, case
      when a.attname = 'id' then 'copy_of(t.id, c)'
      when a.attname = 'branch_id' then
        format('branch_of(t.%I, k)', case target when 'member' then 'id' else 'member_id' end)
      when exists (select from pg_constraint f join unnest(f.conkey) n on n = a.attnum
        where f.conrelid = a.attrelid and f.contype = 'f' and f.confrelid = any(array['member', 'risk_profile',
          'member_account', 'member_plafond', 'escrow_account', 'silo_record', 'survey']::regclass[]))
        and a.atttypid = 'uuid'::regtype then format('copy_of(t.%I, k)', a.attname)
      when a.attname like '%\_hash' then format('md5(t.%I || c)', a.attname)
      when a.attname = 'created_by' then quote_literal('LOAD')
      when a.atttypid = 'timestamptz'::regtype then format('t.%I - earlier(c)', a.attname)
      else format('t.%I', a.attname) end), ', ' order by a.attnum)
    into columns, expressions
    from pg_attribute a
    where a.attrelid = target::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attidentity = '';
  execute format('insert into %I (%s) select %s from (select c, 1 + (c - 1) / %s as k from generate_series(1, %s) c) n,
    (select * from %I) t', target, columns, expressions, times, copies * times, target);
end $$;
