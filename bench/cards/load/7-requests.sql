-- Requests of members and offices: applications (for each e-card and every second personal card, and open ones of
-- members without a card), plastic cards for e-cards, reservations.
insert into card_verification (id, verification_no, member_id, branch_id, source_id, card_type_id, name_on_card,
  preference, pickup_branch_id, delivery_address_encrypted, zip_code, required_steps, state, submitted_at, decided_by,
  decided_at, verifier, card_id, created_by, created_at, updated_by, updated_at)
  select id_of('verification', n), number_of('VRF', n), id_of('member', member), branch_id, source_id, type_id,
    upper(left(name_of(member), 24)), preference,
    case preference when 'BRANCH_PICKUP' then branch_id end, case preference when 'HOME' then phone_encrypted end,
      '10110', '{none}', 'APPROVED', made_at - interval '2 days', 'HOOPS01', made_at, 'HOOPS01', id, 'LOAD',
      made_at - interval '2 days', 'LOAD', made_at
  from (select *, case when kind = 'DIGITAL' then 'DIGITAL' when path in ('counter', 'waiting') then 'BRANCH_PICKUP'
    else 'HOME' end as preference from plan where kind = 'DIGITAL' or (kind = 'PERSONAL' and n % 2 = 0)) p,
    (select phone_encrypted from member where member_no = '1000000001') like_it order by n;
insert into card_verification (id, verification_no, member_id, branch_id, source_id, card_type_id, name_on_card,
  preference, required_steps, failed_steps, state, submitted_at, returned_at, created_by, created_at, updated_by,
  updated_at)
  select id_of('application', m), number_of('VRF', current_setting('load.cards')::bigint + m), id_of('member', m),
    branch_id, (select id from source where no = m % 13), (select id from type where no = m % 5),
    upper(left(name_of(m), 24)), 'DIGITAL', '{Dukcapil}', '{Dukcapil}',
    case m % 5 when 0 then 'RETURNED' else 'MANUAL_CHECKING' end,
    now() - interval '1 hour' * (m % 200), case m % 5 when 0 then now() - interval '1 hour' * (m % 200) end, 'LOAD',
      now(), 'LOAD', now() from holder where m > (select max(member) from plan);

insert into ecard_print_request (id, request_no, card_id, member_id, requested_at, branch_id, card_type_id, source_id,
  name_on_card, zip_code, phone_encrypted, address_encrypted, fee, fee_state, print_vendor_code, issuance_id, state,
  created_by, created_at, updated_by, updated_at)
  select id_of('print-request', n), number_of('EPR', n), id, id_of('member', member), at, branch_id, type_id, source_id,
    upper(left(name_of(member), 24)), '10110', phone_encrypted, phone_encrypted, 0, 'NONE',
    case when printed then vendor end, case when printed then id_of('issuance-ECARD', grp) end,
      case when printed then 'DONE' else 'REQUESTED' end, 'LOAD', at, 'LOAD', at
  from (select *, path = 'plastic' as printed, made_at + interval '1 hour' as at from plan
    where path = 'plastic' or (recent_era and path in ('online', 'pwa') and n % 2 = 0)) p, (select phone_encrypted
    from member where member_no = '1000000001') like_it order by n;

-- Eight or nine lines each, for two offices of an MRA. Most are closed without an allotment, since the generated
-- numbers come from no allotment.
create unlogged table asked as
  select r, o.branch_id, o.mra_id, at, case when r % 20 > 0 then 'CLOSED' else (array['SUBMITTED', 'SUBMITTED', 'DRAFT',
    'REJECTED'])[1 + r / 20 % 4] end as state
  from generate_series(0, current_setting('load.cards')::bigint / 162) r
    join office o on o.no = r % (select count(*) from office)
    cross join lateral (select now() - interval '1 hour' * r as at) t;
insert into card_reservation (id, reservation_no, requester_mra_id, needed_by, origin, state, editors, approver,
  decided_at, created_by, created_at, updated_by, updated_at)
  select id_of('reservation', r), number_of('RSV', r), mra_id, (at + interval '10 days')::date, 'SCREEN', state,
    '{LOAD}', case when state in ('CLOSED', 'REJECTED') then 'HOOPS01' end,
    case when state in ('CLOSED', 'REJECTED') then at end, 'LOAD', at, 'LOAD', at from asked;
insert into card_reservation_line (id, reservation_id, destination_branch_id, destination_mra_id, card_type_id,
  qty_requested, qty_approved, qty_allotted, qty_issued, qty_received, via_mra)
  select id_of('reservation-line', r * 10 + t.no * 2 + side), id_of('reservation', r),
    case side when 0 then branch_id end, case side when 1 then mra_id end, t.id, 100,
    case when state = 'CLOSED' then 100 end, 0, 0, 0, true
  from asked cross join type t cross join generate_series(0, 1) side where t.no * 2 + side < 8 + r % 2;
