-- Documents of offices: assignments, pick-ups, losses and write-offs.
create unlogged table assigned as select *, path = 'sent' as is_away from plan where path in ('bound', 'sent');
insert into card_assignment (id, assignment_no, kind, origin_mra_id, requested_by, state, sent_at, created_by,
  created_at, updated_by, updated_at)
  select id_of('assignment', block), number_of('ASG', block), 'DISTRIBUTION', mra_id, 'LOAD',
    case when bool_or(is_away) then 'SENT' else 'COMPLETED' end, min(made_at + pace * 4), 'LOAD',
    min(made_at + pace * 4), 'LOAD', min(made_at + pace * 4) from assigned group by block, mra_id;
insert into card_assignment_line (id, assignment_id, line_no, destination_branch_id, card_type_id, quantity, carrier,
  state, sent_at, received_at, received_by)
  select id_of('assignment-line', block), id_of('assignment', block), 1, branch_id, type_id, count(*), 'MESSENGER',
    case when is_away then 'SENT' else 'RECEIVED' end, min(made_at + pace * 4),
    case when not is_away then min(made_at + pace * 5) end, case when not is_away then 'LOAD' end
  from assigned group by block, branch_id, type_id, is_away;
insert into card_assignment_card (id, line_id, card_id, result) select line_of(n, 5), id_of('assignment-line', block),
  id, case when is_away then 'PENDING' else 'RECEIVED' end from assigned;

insert into card_pickup (id, pickup_no, card_id, member_id, branch_id, type, arrived_at, deadline, ktp_seen,
  face_manual, photo, signature, state, closed_at, closed_by, created_by, created_at, updated_by, updated_at)
  select id_of('pickup', n), number_of('PKU', n), id, id_of('member', member), branch_id, kind,
    case when is_personal then at end, case when is_personal then (at + interval '60 days')::date end, not is_waiting,
    not is_waiting,
    case when not is_waiting then id_of('photo', n) end, case when not is_waiting then id_of('signature', n) end,
      case when is_waiting then 'WAITING' else 'COMPLETED' end, case when not is_waiting then at + pace end,
      case when not is_waiting then 'LOAD' end, 'LOAD', at, 'LOAD', at
  from (select *, kind = 'PERSONAL' as is_personal, path = 'waiting' as is_waiting,
    made_at + pace * case path when 'bound' then 5 else 3 end as at from plan
    where path in ('counter', 'bound', 'waiting')) p order by n;

insert into card_loss (id, loss_no, reporter_kind, reason_id, lost_date, reported_by, relation, chronology, member_id,
  office_branch_id, state, editors, decided_by, decided_at, created_by, created_at, updated_by, updated_at)
  select id_of('loss', n), number_of('LST', n), 'MEMBER', (select id from loss_reason order by code limit 1), at::date,
    name_of(member), 'SELF', 'Dompet tertinggal di kendaraan umum', id_of('member', member), branch_id,
    case path when 'lost' then 'CONFIRMED' else 'CLOSED' end, '{LOAD}', 'LOAD', at, 'LOAD', at, 'LOAD', at
  from (select *, made_at + pace * 4 as at from plan where path in ('lost', 'closed')) p order by n;
insert into card_loss_card (loss_id, card_id, status_before, place_kind_before, place_id_before, result)
  select id_of('loss', n), id, 'Customer', 'MEMBER', id_of('member', member), 'LOST' from plan
    where path in ('lost', 'closed');

insert into card_write_off (id, write_off_no, office_branch_id, card_type_id, reason, witness1, witness2,
  minutes_file_id, state, editors, created_by, created_at, updated_by, updated_at)
  select id_of('writeoff', block), number_of('WOF', block), branch_id, type_id, 'OBSOLETE_DESIGN', 'Saksi Satu',
    'Saksi Dua', id_of('minutes', block), 'EXECUTED', '{LOAD}', 'LOAD', min(made_at + pace * 4), 'LOAD',
    min(made_at + pace * 4) from plan where path = 'written-off' group by block, branch_id, type_id;
insert into card_write_off_card (write_off_id, card_id) select id_of('writeoff', block), id from plan
  where path = 'written-off';
