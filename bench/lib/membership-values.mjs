/**
 * Values for the filters of the measured calls: a seeded member, whose numbers the services can find, a copied one with
 * all that depends on it, and records that many members share.
 * @param {{ query: (statement: string) => Promise<{ rows: object[] }> }} client of a loaded database
 */
export async function membershipValuesOf(client) {
  const one = async (statement) => (await client.query(statement)).rows[0] ?? {};
  return one(`
    select
      (select id from branch where office_code = '10040' and business_line = 'SPEKTRA') as branch,
      (select id from mra where mra_code = '0102') as mra,
      (select id from program_type where code = 'REG') as program,
      (select id from database_type where code = 'PRIO') as "databaseType",
      (select group_id from group_mapping where left_date is null group by 1 order by count(*) desc limit 1) as "group",
      m.id as member, m.member_no as "memberNo", m.cust_main_no as "custMainNo", n.cust_no as "custNo",
      m.zip_code as zip,
      '081230' || lpad((4111 * 4)::text, 6, '0') as phone, to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate",
      '127101' || to_char(m.birth_date, 'DDMMYY')::int + 400000 || '0004' as nik,
      (select card_no from card where holder_member_id = m.id order by last_movement_at desc limit 1) as "cardNo",
      (select profile_no from risk_profile where member_id = m.id limit 1) as "profileNo",
      (select id from escrow_account where member_id = m.id limit 1) as escrow,
      (select cust_no from silo_record order by cust_no limit 1) as "siloCustNo",
      (select survey_no from survey order by id limit 1) as "surveyNo",
      (select npk from employee order by id limit 1) as npk,
      (select request_no from family_financing order by id limit 1) as "requestNo",
      to_char(now() - interval '30 days', 'YYYY-MM-DD') as since, to_char(now(), 'YYYY-MM-DD') as today,
      to_char(now() - interval '800 days', 'YYYY-MM-DD') as "longAgo",
      to_char(now() - interval '780 days', 'YYYY-MM-DD') as "longAgoEnd"
    from member m left join member_cust_no n on n.member_id = m.id and n.business_line = 'SPEKTRA'
    where m.member_no = '1000000004'`);
}
