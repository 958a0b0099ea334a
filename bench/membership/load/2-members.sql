-- Marks of the documents of 4-papers.sql, by the last digit of the number.
create function marks_of(member_no text, joined_at timestamptz) returns text[] immutable parallel safe language sql as $$
  select array_agg(case when joined_at is not null and right(member_no, 1)::int < d.tenths then d.kind
    else '-' || d.kind end order by d.kind)
  from (values ('1', 10), ('2', 10), ('3', 6), ('4', 5), ('5', 5), ('6', 0), ('7', 0), ('other', 0)) d (kind, tenths) $$;
-- Members with their risk, limits and money. Numbers of copies follow those of the seed.
call copy_rows('member', current_setting('load.copies')::bigint, '{
  "member_no": "(t.member_no::bigint + k * 320)::text", "cust_main_no": "(t.cust_main_no::bigint + k * 320)::text",
  "name": "t.name || surname(k)", "document_marks": "marks_of((t.member_no::bigint + k * 320)::text, t.joined_at)"}');
call copy_rows('member_cust_no', current_setting('load.copies')::bigint,
  '{"cust_no": "(t.cust_no::bigint + k * 320)::text"}');
call copy_rows('risk_profile', current_setting('load.copies')::bigint,
  '{"profile_no": "''RSK-'' || lpad((right(t.profile_no, 8)::bigint + k * 344)::text, 8, ''0'')"}');
call copy_rows('member_plafond', current_setting('load.copies')::bigint);
call copy_rows('plafond_movement', current_setting('load.copies')::bigint);
call copy_rows('escrow_account', current_setting('load.copies')::bigint / 2);
call copy_rows('escrow_movement', current_setting('load.copies')::bigint / 2);
call copy_rows('member_account', current_setting('load.copies')::bigint);
call copy_rows('member_device', current_setting('load.copies')::bigint);
call copy_rows('member_sign_in', current_setting('load.copies')::bigint);
call copy_rows('member_change', current_setting('load.copies')::bigint);
