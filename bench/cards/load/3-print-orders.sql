-- Print orders with one batch each.
insert into card_issuance (id, issuance_no, mode, card_type_id, print_vendor_code, total, issued, printing, in_transit,
  done, lost, cancelled, dispatched, created_by, created_at, updated_by, updated_at)
  select document_id('issuance', p), number_of('ISS', document_no('issuance', p)), mode(p), type_id, vendor, count(*),
    count(*) filter (where to_status = 'Issued'), count(*) filter (where to_status = 'Printing'),
    count(*) filter (where to_status like 'delivered%'),
    count(*) filter (where to_status in ('Branch', 'MRA', 'Customer', 'Picked_Up')),
      count(*) filter (where to_status = 'Lost'), count(*) filter (where to_status = 'Cancelled'),
      count(*) filter (where codes && '{D1,D2}'), 'LOAD', min(made_at), 'LOAD', min(made_at)
  from plan p join path on path.name = p.path join step s on s.path = p.path and is_last where codes && '{C1,C2,P2}'
    group by 1, 2, 3, 4, 5;
insert into card_print_batch (id, batch_no, issuance_id, quantity, file_taken_at, file_taken_by, downloads, printed_at,
  created_by, created_at, updated_by, updated_at)
  select document_id('batch', p), number_of('BAT', document_no('batch', p)), document_id('issuance', p), count(*),
    min(made_at) + interval '1 day', 'LOAD', 1, min(made_at) + interval '2 days', 'LOAD', min(made_at), 'LOAD',
    min(made_at)
  from plan p join path on path.name = p.path where codes && '{P1,P2}' group by 1, 2, 3;
