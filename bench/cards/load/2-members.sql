-- The holders, and members who apply for a first card, one for every five hundred cards.
create function first_names() returns text[] immutable language sql as $$
  select string_to_array(
    'Agus,Citra,Budi,Dewi,Eko,Fitri,Gilang,Hana,Indra,Kartika,' ||
    'Joko,Lestari,Made,Nurul,Oki,Putri,Rizky,Sari,Teguh,Wulan', ',') $$;
create function last_names() returns text[] immutable language sql as $$
  select string_to_array(
    'Santoso,Wijaya,Pratama,Hidayat,Nugroho,Saputra,Lubis,Siregar,Nasution,' ||
    'Kusuma,Halim,Ramadhan,Firmansyah,Maulana,Setiawan,Gunawan', ',') $$;
create function syllables() returns text[] immutable language sql as $$
  select '{ba,da,ka,la,ma,na,ra,sa,ta,wa,bi,di,ki,li,mi,ni,ri,si,ti,wi}'::text[] $$;
-- One first name in twenty, so that a search for a common name finds a twentieth of all members.
create function name_of(m bigint) returns text immutable language sql as $$
  select (first_names())[1 + m % 20] || ' ' || (last_names())[1 + m / 20 % 16] || ' ' ||
    initcap((syllables())[1 + m / 320 % 20] || (syllables())[1 + m / 6400 % 20] || (syllables())[1 +
    m / 128000 % 20]) $$;

create unlogged table holder as
  select member as m, min(branch_id::text)::uuid as branch_id, min(made_at) as made_at from plan where is_bound
    group by member
  union all select (select max(member) from plan) + 1 + e, (select branch_id from office
    where no = e % (select count(*) from office)), now() - interval '10 days'
    from generate_series(0, current_setting('load.cards')::bigint / 500) e;
insert into member (id, member_no, cust_main_no, name, nik_encrypted, nik_hash, birth_date, gender, phone_encrypted,
  phone_hash, zip_code, branch_id, program_type_id, verification_step, registration_source, status, joined_at,
    created_by, created_at, updated_by, updated_at)
  select id_of('member', m), 2000000000 + m, '4' || lpad(m::text, 9, '0'), name_of(m), like_it.nik_encrypted,
    md5('nik' || m), '1965-01-01'::date + (m * 97 % 14000)::int, case m % 2 when 0 then 'F' else 'M' end,
    like_it.phone_encrypted, md5('phone' || m), '10110', h.branch_id, like_it.program_type_id, 'none', 'CMA', 'active',
      h.made_at - interval '3 days', 'LOAD', h.made_at - interval '5 days', 'LOAD', h.made_at - interval '5 days'
  from holder h, (select * from member where member_no = '1000000001') like_it order by m;
