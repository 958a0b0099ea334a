-- Exhausted number ranges, the cards, and all their movements.
insert into card_sequence (id, code, card_type_id, purpose, prefix, number_code, serial_from, serial_to, next_serial,
  used, warn_below, state, created_by, updated_by)
  select id_of('sequence-' || kind, number_code::int), 'LOAD-' || number_code || '-' || kind, type_id, kind, '9710',
    number_code, first, last, last + 1, last - first + 1, 0, 'EXHAUSTED', 'LOAD', 'LOAD'
  from (select type_id, number_code, kind, min(substr(digits, 7)::bigint) as first,
    max(substr(digits, 7)::bigint) as last from plan group by 1, 2, 3) r;

-- Fifteen digits with the check digit of Luhn.
create function doubled(digit text) returns int immutable language sql as $$
  select translate(digit, '0123456789', '0246813579')::int $$;
create function checked(d text) returns text immutable language sql as $$
  select d || (1000
    - (doubled(substr(d, 1, 1)) + doubled(substr(d, 3, 1)) + doubled(substr(d, 5, 1)) + doubled(substr(d, 7, 1))
      + doubled(substr(d, 9, 1)) + doubled(substr(d, 11, 1)) + doubled(substr(d, 13, 1)) + doubled(substr(d, 15, 1)))
    - (substr(d, 2, 1)::int + substr(d, 4, 1)::int + substr(d, 6, 1)::int + substr(d, 8, 1)::int
      + substr(d, 10, 1)::int + substr(d, 12, 1)::int + substr(d, 14, 1)::int)) % 10 $$;
create function place(status text, vendor text, line uuid, mra uuid, branch uuid,
  member bigint) returns text immutable language sql as $$
  select case place_kind(status) when 'VENDOR' then vendor when 'TRANSIT' then line::text when 'MRA' then mra::text
    when 'BRANCH' then branch::text when 'MEMBER' then id_of('member', member)::text end $$;

insert into card (id, card_no, status, kind, card_type_id, card_design_id, card_source_id, sequence_id, issuance_id,
  holder_member_id, name_on_card, place_kind, place_id, vendor_code, office_branch_id, office_mra_id, sender_mra_id,
    stock_class, held, activated_at, expiry_date, print_count, last_movement_no, last_movement_at, created_by,
      created_at, updated_by, updated_at)
  select p.id, checked(digits), last.to_status, kind, type_id,
    (select id from card_design d where d.card_type_id = type_id order by code limit 1),
    case when kind <> 'STOCK' then source_id end,
    id_of('sequence-' || kind, number_code::int),
    case when p.path = 'plastic' then id_of('issuance-ECARD', grp)
      when kind = 'PERSONAL' then id_of('issuance-CUSTOMER', grp)
      when kind = 'STOCK' then id_of('issuance-BRANCH', grp) end,
    case when is_bound then id_of('member', member) end,
    case when kind <> 'STOCK' then upper(left(name_of(member), 24)) end,
    place_kind(last.to_status), place(last.to_status, vendor, line_of(n, moves), mra_id, p.branch_id, member),
    case when printed.seq is not null then vendor end,
    case when p.path <> 'mra-safe' then p.branch_id end,
    case when p.path = 'mra-safe' then mra_id end,
    case when p.path = 'sent' then mra_id end,
    case when p.path = 'waiting' then 'waiting' when p.path = 'damaged' then 'held'
      when last.to_status in ('Branch', 'MRA') then 'free' end,
    p.path in ('waiting', 'damaged'),
    made_at + pace * (used.seq - 1),
    case when kind <> 'STOCK' or p.path = 'bound'
      then (date_trunc('month', made_at) + interval '61 months' - interval '1 day')::date end,
    case when printed.seq is null then 0 else 1 end, moves, made_at + pace * (moves - 1),
    'LOAD', made_at, 'LOAD', made_at + pace * (moves - 1)
  from plan p
    join step last using (path)
    left join step printed on printed.path = p.path and printed.code in ('P1', 'P2')
    left join (select path, min(seq) as seq from step where code in ('C3', 'C4', 'D6', 'U1') group by path) used
      on used.path = p.path
  where last.seq = moves;

insert into card_movement (card_id, seq_no, transition_code, from_status, from_place_kind, from_place_id, to_status,
  to_place_kind, to_place_id, document_kind, document_id, document_no, actor, acted_at)
  select p.id, seq, code, from_status, place_kind(from_status),
    place(from_status, vendor, line_of(n, seq - 1), mra_id, branch_id, member), to_status, place_kind(to_status),
    place(to_status, vendor, line_of(n, seq), mra_id, branch_id, member),
    d.kind, case when d.kind is not null then document_id(d.kind, p) end,
      number_of(document_prefix(d.kind), document_no(d.kind, p)), 'LOAD', made_at + pace * (seq - 1)
  from (select * from plan order by id) p join (select *, document_kind(code, path) as document
    from step) s using (path) cross join lateral (select case when code = 'D3' then case
    when p.path = 'bound' then 'assignment' else 'delivery' end else document end as kind) d;

insert into card_hold (id, card_id, code, document_kind, document_id, document_no, placed_at, placed_by)
  select id_of('hold', n), id, case path when 'waiting' then 'PICKUP_OPEN' else 'DAMAGED' end,
    case path when 'waiting' then 'pickup' end, case path when 'waiting' then id_of('pickup', n) end,
    case path when 'waiting' then number_of('PKU', n) end, made_at + pace * 4, 'LOAD'
  from plan where path in ('waiting', 'damaged');

insert into card_stock (id, created_by, updated_by, office_branch_id, office_mra_id, card_type_id, free, waiting, held,
  in_transit_in, in_transit_out)
  select gen_random_uuid(), 'LOAD', 'LOAD', branch, mra, type, sum(free), sum(waiting), sum(held), sum(coming),
    sum(going) from (
    select office_branch_id as branch, office_mra_id as mra, card_type_id as type,
      count(*) filter (where stock_class = 'free') as free, count(*) filter (where stock_class = 'waiting') as waiting,
      count(*) filter (where stock_class = 'held') as held,
      count(*) filter (where status = 'delivered_to_branch') as coming, 0 as going from card
        where created_by = 'LOAD' and (stock_class is not null or status = 'delivered_to_branch') group by 1, 2, 3
    union all select null::uuid, sender_mra_id, card_type_id, 0, 0, 0, 0, count(*) from card
      where created_by = 'LOAD' and sender_mra_id is not null group by 1, 2, 3) c
  group by branch, mra, type
  on conflict on constraint card_stock_office do update set free = card_stock.free + excluded.free,
    waiting = card_stock.waiting + excluded.waiting, held = card_stock.held + excluded.held,
    in_transit_in = card_stock.in_transit_in + excluded.in_transit_in,
      in_transit_out = card_stock.in_transit_out + excluded.in_transit_out;
