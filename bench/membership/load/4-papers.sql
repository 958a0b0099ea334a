-- Documents with their photos, and instalments: 3.6 documents and 18 instalments a member.
insert into member_document (id, member_id, document_type, file_id, source, uploaded_by, uploaded_at)
  select id_from(m.id::text || d.kind), m.id, d.kind, id_from(m.id::text || d.kind), 'CMA', 'LOAD', m.joined_at
  from member m, (values ('1', 10), ('2', 10), ('3', 6), ('4', 5), ('5', 5)) d (kind, tenths)
  where m.created_by = 'LOAD' and right(m.member_no, 1)::int < d.tenths and m.joined_at is not null;
-- One photo in 450 waits, one in 900 is escalated; one in 25 of the others was rejected.
insert into photo_screening (id, created_by, created_at, updated_by, updated_at, member_id, branch_id, document_id,
    document_type, file_id, file_hash, source, taken_at, sharpness, state, escalated_by, decided_by, decided_at,
    seconds)
  select d.id, 'LOAD', d.uploaded_at, 'LOAD', d.uploaded_at, d.member_id, m.branch_id, d.id, d.document_type, d.file_id,
    md5(d.file_id::text), d.source, d.uploaded_at, 60, s.state, case s.state when 'ESCALATED' then 'HOOPS04' end,
    case when s.state in ('APPROVED', 'REJECTED') then 'HOOPS0' || 1 + s.n % 5 end,
    case when s.state in ('APPROVED', 'REJECTED') then d.uploaded_at + interval '1 day' end, 5
  from member_document d join member m on m.id = d.member_id
    cross join lateral (select n, case when n % 900 = 1 then 'ESCALATED' when n % 450 = 2 then 'WAITING'
      when n % 25 = 3 then 'REJECTED' else 'APPROVED' end as state
      from (select ('x' || left(d.id::text, 7))::bit(28)::int as n) number) s
  where d.uploaded_by = 'LOAD';
select payment_history_year(year) from generate_series(2023, 2026) year;
-- Each names the first movement of the limit: movements of their own would be further 90 million rows.
insert into payment_history (contract_no, installment_no, member_id, business_line, due_date, angsuran, principal,
    interest, principle_paid_date, plafond, plafond_id, movement_no)
  select '9' || lpad(right(m.member_no, 9), 11, '0'), i, m.id, 'SPEKTRA', due, 550000, 500000, 50000,
    case when p.id is not null and due < current_date then due end,
    case when p.id is not null and due < current_date then 500000 end,
    case when due < current_date then p.id end, case when p.id is not null and due < current_date then 1 end
  from member m left join member_plafond p on p.member_id = m.id and p.business_line = 'SPEKTRA'
    cross join generate_series(1, 18) i
    cross join lateral (select
      ('2023-01-10'::date + make_interval(months => i * 2 + right(m.member_no, 2)::int % 10))::date as due) due
  where m.created_by = 'LOAD';
