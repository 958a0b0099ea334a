-- The path of transitions of each card, derived from its number only, so that loads of one size are equal. The last
-- twentieth is recent: cards in transit, waiting or not printed yet are there, as in a running business.
create schema load;
set search_path = load, public;

create table path (name text primary key, kind text, codes text[], old int, recent int);
insert into path values
  ('home', 'PERSONAL', '{C2,P1,D2,D6}', 330, 100),
  ('counter', 'PERSONAL', '{C2,P1,D1,D3,U1}', 240, 0),
  ('bound', 'STOCK', '{C1,P1,D1,D4,S1,D3,U1}', 80, 0),
  ('online', 'DIGITAL', '{C3}', 90, 60),
  ('pwa', 'DIGITAL', '{C4}', 40, 40),
  ('plastic', 'DIGITAL', '{C3,P2,D2,D6}', 40, 0),
  ('expired', 'PERSONAL', '{C2,P1,D2,D6,X4}', 100, 0),
  ('lost', 'PERSONAL', '{C2,P1,D2,D6,L3}', 10, 0),
  ('closed', 'PERSONAL', '{C2,P1,D2,D6,L3,X5}', 20, 0),
  ('safe', 'STOCK', '{C1,P1,D1,D3}', 20, 150),
  ('mra-safe', 'STOCK', '{C1,P1,D1,D4}', 15, 100),
  ('written-off', 'STOCK', '{C1,P1,D1,D3,X3}', 15, 0),
  ('issued', 'PERSONAL', '{C2}', 0, 60),
  ('stock-issued', 'STOCK', '{C1}', 0, 60),
  ('printing', 'PERSONAL', '{C2,P1}', 0, 80),
  ('stock-printing', 'STOCK', '{C1,P1}', 0, 60),
  ('to-branch', 'STOCK', '{C1,P1,D1}', 0, 60),
  ('to-member', 'PERSONAL', '{C2,P1,D2}', 0, 100),
  ('waiting', 'PERSONAL', '{C2,P1,D1,D3,HOLD}', 0, 80),
  ('damaged', 'STOCK', '{C1,P1,D1,D3,HOLD}', 0, 10),
  ('sent', 'STOCK', '{C1,P1,D1,D4,S1}', 0, 40);

create function place_kind(status text) returns text immutable language sql as $$
  select case when status = 'Printing' then 'VENDOR' when status like 'delivered%' then 'TRANSIT'
    when status = 'MRA' then 'MRA' when status = 'Branch' then 'BRANCH'
    when status in ('Customer', 'Picked_Up') then 'MEMBER' when status in ('Digital', 'digital_pwa') then 'ONLINE'
    when status = 'Lost' then 'UNKNOWN' when status <> 'new' then 'NONE' end $$;
-- Version 4 and its variant, since calls validate ids as such.
create function id_of(kind text, no bigint) returns uuid immutable language sql as $$
  select overlay(overlay(md5('load:' || kind || ':' || no::text) placing '4' from 13) placing '8' from 17)::uuid $$;
-- The line of a delivery or assignment, which is the place of a card in transit.
create function line_of(n bigint, seq int) returns uuid immutable language sql as $$
  select id_of('line', n * 10 + seq) $$;
-- Documents are numbered from 100,001 in each month, above the numbers that the console assigns.
create function number_of(prefix text, no bigint) returns text immutable language sql as $$
  select prefix || '-' || (2021 + no / 2400000)::text || lpad((1 + no / 200000 % 12)::text, 2, '0')
    || '-' || (100001 + no % 200000)::text $$;

create table step as
  select path, seq, code, is_last, lag(to_status, 1, 'new') over (partition by path order by seq) as from_status,
    to_status
  from (select name as path, seq::int, code, seq = cardinality(codes) as is_last,
      case code when 'HOLD' then 'Branch'
        else (select min(to_status) from card_transition t where t.code = c.code) end as to_status
    from path cross join lateral unnest(codes) with ordinality c(code, seq)) s;
alter table step add primary key (path, seq);

create table share as
  select name, kind, recent_era, sum(share) over w - share as low, sum(share) over w as high, codes
  from (select *, false as recent_era, old as share from path union all select *, true, recent from path) p
  where share > 0 window w as (partition by recent_era order by name);

create table office as
  select row_number() over (order by office_code) - 1 as no, b.id as branch_id, o.mra_id
  from branch b join mro o on o.id = b.mro_id
  where business_line = 'SPEKTRA' and b.status = 'active';
create table type as
  select row_number() over (order by number_code) - 1 as no, id, number_code
  from card_type
  where physical and not supplementary and deleted_at is null;
create table source as
  select row_number() over (order by code = 'PWA Browser', code) - 1 as no, id
  from card_source
  where deleted_at is null;

-- A thousand cards share type, vendor and print orders; two hundred of them share an office and its documents.
create unlogged table plan as
  with size as (select current_setting('load.cards')::bigint as cards),
    numbered as (select n, n / 1000 as grp, n / 200 as block, n / 1000 >= cards / 1000 * 19 / 20 as recent_era, cards
      from size, generate_series(0, cards - 1) n),
    placed as (select c.*, s.name as path, s.kind, cardinality(s.codes) as moves, t.id as type_id, t.number_code,
        a.id as source_id, o.branch_id, o.mra_id, 'PV0' || 1 + grp % 2 as vendor,
        case when c.recent_era
          then now() - interval '25 days' + interval '20 days' * ((n - cards * 19 / 20) / (cards / 20.0))
          else now() - interval '1800 days' + interval '1775 days' * (n / (cards * 0.95)) end as made_at,
        case when c.recent_era then interval '19 hours' else interval '3 days' end as pace,
        kind <> 'STOCK' or s.name = 'bound' as is_bound, s.name in ('expired', 'lost', 'closed') as is_dead
      from numbered c
        join share s on s.recent_era = c.recent_era
          and n * 7919 % 1000 >= s.low and n * 7919 % 1000 < s.high
        join type t on t.no = grp % (select count(*) from type)
        join office o on o.no = block * 7 % (select count(*) from office)
        join source a on a.no = case s.name when 'pwa' then 13 else n % 13 end)
  select n, id_of('card', n) as id, path, kind, moves, grp, block, recent_era, type_id, number_code, source_id,
    branch_id, mra_id, vendor, made_at, pace, is_bound, is_dead,
    -- A member has one live card. A dead card belongs to the member of the previous or next one.
    case when is_bound
      then greatest(1, count(*) filter (where is_bound and not is_dead) over (order by n)) end as member,
    '9710' || number_code
      || (case kind when 'PERSONAL' then 500000000 when 'DIGITAL' then 600000000 else 700000000 end
        + row_number() over (partition by number_code, kind order by n))::text as digits
  from placed;
create unique index on plan (n);
analyze plan;

-- The document of each movement: its kind and number.
create function document_kind(code text, path text) returns text immutable language sql as $$
  select case when code in ('C1', 'C2') then 'issuance' when code in ('C3', 'C4') then 'verification'
    when code in ('P1', 'P2') then 'batch' when code in ('D1', 'D2', 'D4', 'D6') then 'delivery'
    when code = 'S1' then 'assignment' when code = 'U1' or (code = 'HOLD' and path = 'waiting') then 'pickup'
    when code = 'L3' then 'loss' when code = 'X3' then 'writeoff' when code in ('X4', 'X5') then 'job' end $$;
create function mode(p plan) returns text immutable language sql as $$
  select case when p.path = 'plastic' then 'ECARD' when p.kind = 'STOCK' then 'BRANCH' else 'CUSTOMER' end $$;
create function mode_no(p plan) returns int immutable language sql as $$
  select case when p.path = 'plastic' then 2 when p.kind = 'STOCK' then 1 else 0 end $$;
-- Parcels of two hundred cards: to members, e-cards to members, to the branch, and to its MRA.
create function parcel(p plan) returns bigint immutable language sql as $$
  select p.block * 4 + case when p.path = 'plastic' then 1 when p.path in ('bound', 'mra-safe', 'sent') then 3
    when p.path in ('home', 'expired', 'lost', 'closed', 'to-member') then 0 else 2 end $$;

create function document_no(kind text, p plan) returns bigint immutable language sql as $$
  select case kind when 'issuance' then p.grp * 3 + mode_no(p) when 'batch' then p.grp * 3 + mode_no(p)
    when 'delivery' then parcel(p) when 'assignment' then p.block when 'writeoff' then p.block else p.n end $$;
create function document_id(kind text, p plan) returns uuid immutable language sql as $$
  select case kind when 'issuance' then id_of('issuance-' || mode(p), p.grp) else id_of(kind, document_no(kind, p))
    end $$;
create function document_prefix(kind text) returns text immutable language sql as $$
  select case kind when 'issuance' then 'ISS' when 'verification' then 'VRF' when 'batch' then 'BAT'
    when 'delivery' then 'DLV' when 'assignment' then 'ASG' when 'pickup' then 'PKU' when 'loss' then 'LST'
    when 'writeoff' then 'WOF' when 'job' then 'JOB' end $$;
