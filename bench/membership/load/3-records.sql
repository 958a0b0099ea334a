-- What is kept about members: histories, records of the lines, surveys, groups, families, employees, barred numbers.
call copy_rows('member_phone_history', current_setting('load.copies')::bigint, '{}', 10);
call copy_rows('member_email_history', current_setting('load.copies')::bigint, '{}', 8);
call copy_rows('member_branch_history', current_setting('load.copies')::bigint, '{}', 8);
call copy_rows('member_database_type_history', current_setting('load.copies')::bigint, '{}', 6);
call copy_rows('member_assignment_remark', current_setting('load.copies')::bigint);
call copy_rows('silo_record', current_setting('load.copies')::bigint, '{
  "cust_no": "''8'' || lpad((c * 1000 + right(t.cust_no, 3)::int)::text, 9, ''0'')", "name": "t.name || surname(k)",
  "branch_id": "branch_of(coalesce(t.member_id, t.id), k)"}', 4);
-- No copy takes part in more than one of them, whose candidates are those of the first.
call copy_rows('silo_candidate', current_setting('load.copies')::bigint,
  '{"silo_id": "copy_of(t.silo_id, 1 + (c - 1) * 4)"}');
call copy_rows('survey', current_setting('load.copies')::bigint, '{
  "survey_no": "t.survey_no || ''-'' || c", "reference": "t.reference || ''-'' || c",
  "sent_on": "t.sent_on - 40 * (c % 6)::int", "sent_at": "t.sent_at - make_interval(days => 40 * (c % 6)::int)",
  "answered_at": "t.answered_at - make_interval(days => 40 * (c % 6)::int, secs => c % 86400)"}', 6);
call copy_rows('member_group', greatest(current_setting('load.copies')::bigint / 42, 1),
  '{"code": "t.code || ''_'' || c", "name": "t.name || '' '' || c"}');
call copy_rows('group_mapping', current_setting('load.copies')::bigint / 4, '{"role": "''MEMBER''",
  "group_id": "copy_of(t.group_id, 1 + k % greatest(current_setting(''load.copies'')::bigint / 42, 1))"}');
call copy_rows('family_financing', current_setting('load.copies')::bigint / 6,
  '{"request_no": "t.request_no || ''-'' || c"}');
call copy_rows('employee', current_setting('load.copies')::bigint / 25,
  '{"npk": "(10000000 + c * 40 + t.npk::bigint % 40)::text", "name": "t.name || surname(k)"}');
call copy_rows('blacklist_phone', current_setting('load.copies')::bigint * 2 / 3);
