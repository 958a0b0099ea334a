-- Parcels with their lines and waybills, and the lines of print orders. Counters equal the number of lines.
create unlogged table sent as
  select n, p.id as card_id, path, kind, grp, parcel(p) as parcel, mode(p) as mode, line_of(n, seq) as line, code,
    vendor, type_id, branch_id, mra_id, member, made_at + pace * (seq - 1) as at,
    case when not is_last then made_at + pace * seq end as arrived_at, document_id('issuance', p) as issuance_id
  from plan p join step s using (path) where code in ('D1', 'D2');

insert into card_awb (courier_code, awb_no, owner_id)
  select distinct 'KR01', 'LOAD-P' || parcel, id_of('delivery', parcel) from sent where code = 'D1' union all
    select 'KR01', 'LOAD-L' || n, line from sent where code = 'D2';
insert into card_delivery (id, delivery_no, mode, origin_vendor_code, destination_branch_id, destination_mra_id,
  courier_code, awb_no, dispatched_at, expected_at, sent, received, pending, created_by, created_at, updated_by,
  updated_at)
  select id_of('delivery', parcel), number_of('DLV', parcel),
    case parcel % 4 when 0 then 'CUSTOMER' when 1 then 'CUSTOMER' else 'OFFICE' end, vendor,
    case parcel % 4 when 2 then branch_id end, case parcel % 4 when 3 then mra_id end,
    'KR01', case when parcel % 4 > 1 then 'LOAD-P' || parcel end, min(at), (min(at) + interval '3 days')::date,
      count(*), count(arrived_at), count(*) - count(arrived_at), 'LOAD', min(at), 'LOAD', min(at)
  from sent group by parcel, vendor, branch_id, mra_id;
insert into card_delivery_line (id, delivery_id, card_id, issuance_id, member_id, recipient_name, address_encrypted,
  zip_code, phone_encrypted, courier_code, awb_no, result, result_at, event_date, received_by, relation, closed_at)
  select line, id_of('delivery', parcel), card_id, issuance_id, case code when 'D2' then id_of('member', member) end,
    case code when 'D2' then name_of(member) end, case code when 'D2' then phone_encrypted end,
    case code when 'D2' then '10110' end,
    case code when 'D2' then phone_encrypted end, case code when 'D2' then 'KR01' end,
      case code when 'D2' then 'LOAD-L' || n end,
    case when arrived_at is null then 'PENDING' else 'RECEIVED' end, arrived_at, arrived_at::date,
      case when arrived_at is not null then 'LOAD' end, case when arrived_at is not null and code = 'D2' then 'SELF'
      end, arrived_at
  from sent, (select phone_encrypted from member where member_no = '1000000001') like_it order by n;

insert into card_delivery_office (branch_id, delivery_id) select distinct branch_id, id_of('delivery', parcel) from sent
  where code = 'D2';

insert into card_issuance_line (id, issuance_id, card_id, destination_kind, destination_branch_id, destination_mra_id,
  batch_id, delivery_line_id)
  select id_of('issuance-line', p.n), document_id('issuance', p), p.id, case when to_home then 'HOME' else 'OFFICE' end,
    case when not to_home and parcel(p) % 4 = 2 then p.branch_id end,
    case when not to_home and parcel(p) % 4 = 3 then p.mra_id end,
    case when codes && '{P1,P2}' then document_id('batch', p) end, s.line
  from plan p join path on path.name = p.path left join sent s on s.n = p.n
    cross join lateral (select parcel(p) % 4 < 2 as to_home) home where codes && '{C1,C2,P2}' order by p.n;
