-- Branches, rates and fees of one line in production volume. `load.line`, `load.rates` (table), `load.groups` (table),
-- `load.fees` (table), `load.branches`, `load.rate_rows` and `load.fee_rows` are settings of the session.
do $load$
declare
  line text := current_setting('load.line');
  rates text := current_setting('load.rates');
  fees text := current_setting('load.fees');
  by_collateral boolean := line = 'UFI';
  frame text := $$'LOAD', now(), 'LOAD', now()$$;
begin
  -- Offices beside the seeded ones, spread over the MROs.
  execute format($sql$
    insert into branch (id, created_by, created_at, updated_by, updated_at, business_line, office_code, name, city,
      mro_id, status)
    select gen_random_uuid(), %1$s, %2$L, (30000 + n * 10)::text, 'Cabang ' || n, 'Kota ' || n %% 97,
      (select id from mro order by mro_code offset n %% (select count(*) from mro) limit 1), 'active'
    from generate_series(1, %3$s - (select count(*)::int from branch where business_line = %2$L)) n
  $sql$, frame, line, current_setting('load.branches'));
  -- Per office and group four bands of tenors, each with as many months of history as make the wanted number of rows:
  -- the first is scheduled, the second in force, the others ended.
  execute format($sql$
    with office as (select id, row_number() over (order by office_code) n from branch
        where business_line = %2$L and created_by = 'LOAD'),
      subject as (select null::uuid id union all select id from %4$I where deleted_at is null),
      key as (select office.id branch_id, office.n, subject.id group_id, band %5$s
        from office, subject, generate_series(0, 3) band %6$s),
      period as (select p from generate_series(0, %7$s / (select count(*)::int from key)) p)
    insert into %3$I (id, created_by, created_at, updated_by, updated_at, branch_id, product_group_id, tenor_from,
      tenor_to, rate_regular, rate_repeat, effective_from, effective_to %8$s)
    select gen_random_uuid(), %1$s, branch_id, group_id, band * 12 + 1, band * 12 + 12,
      2.25 + 0.1 * band + 0.05 * (n %% 5), 1.95 + 0.1 * band + 0.05 * (n %% 5),
      date_trunc('month', current_date) + make_interval(months => 1 - p),
      case when p > 0 then date_trunc('month', current_date) + make_interval(months => 2 - p) - interval '1 day' end
      %8$s
    from key, period
  $sql$, frame, line, rates, current_setting('load.groups'),
    case when by_collateral then ', collateral_type, age_band' else '' end,
    case when by_collateral then $$, unnest(array['MOTOR_BEKAS', 'MULTIGUNA']) collateral_type,
      unnest(array['0-3', '4-7', '8-10']) age_band$$ else '' end,
    current_setting('load.rate_rows'),
    case when by_collateral then ', collateral_type, age_band' else '' end);
  execute format($sql$
    with office as (select id, row_number() over (order by office_code) n from branch
        where business_line = %2$L and created_by = 'LOAD'),
      key as (select office.id branch_id, n, fee_type, band, amount
        from office, unnest(array['ADMIN', 'PROVISI', 'FIDUSIA', 'SURVEY']) fee_type, generate_series(0, 3) band,
          generate_series(0, 1) amount),
      period as (select p from generate_series(0, %4$s / (select count(*)::int from key)) p)
    insert into %3$I (id, created_by, created_at, updated_by, updated_at, branch_id, fee_type, tenor_from, tenor_to,
      amount_from, amount_to, value_type, amount_regular, amount_repeat, charge, effective_from, effective_to)
    select gen_random_uuid(), %1$s, branch_id, fee_type, band * 12 + 1, band * 12 + 12, amount * 5000000,
      case when amount = 0 then 4999999 end, 'AMOUNT', 199000 + 50000 * amount, 149000, 'FINANCED',
      date_trunc('month', current_date) + make_interval(months => 1 - p),
      case when p > 0 then date_trunc('month', current_date) + make_interval(months => 2 - p) - interval '1 day' end
    from key, period
  $sql$, frame, line, fees, current_setting('load.fee_rows'));
end
$load$;
