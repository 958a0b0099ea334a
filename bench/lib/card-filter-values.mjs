/**
 * Values for the filters of the measured calls: records that many cards share, so that a filter finds much, and some
 * rare ones.
 * @param {import('pg').Client} client of a loaded database
 */
export async function filterValuesOf(client) {
  const one = async (statement) => (await client.query(statement)).rows[0] ?? {};
  return {
    ...(await one(`
      select
        (select id from card_type where number_code = '01') as type,
        (select id from card_design d
          where card_type_id = (select id from card_type where number_code = '01') order by code limit 1) as design,
        (select id from card_source where code = 'CMA') as source,
        (select id from mra where mra_code = '0102') as mra,
        (select id from branch where office_code = '10040' and business_line = 'SPEKTRA') as branch`)),
    ...(await one(`
      select c.card_no as "cardNo", c.id as card, m.member_no as "memberNo"
      from card c
        join member m on m.id = c.holder_member_id
        join branch b on b.id = c.office_branch_id
      where b.office_code = '10040' and c.status = 'Picked_Up' and c.vendor_code = 'PV01'
      order by c.last_movement_at desc limit 1`)),
    ...(await one(`
      select l.issuance_id as issuance, d.delivery_no as "deliveryNo", d.id as delivery, l.batch_id as batch,
        i.issuance_no as "issuanceNo", a.awb_no as awb
      from card c
        join card_issuance_line l on l.card_id = c.id
        join card_delivery_line x on x.id = l.delivery_line_id
        join card_delivery d on d.id = x.delivery_id
        join card_issuance i on i.id = l.issuance_id
        left join card_awb a on a.owner_id in (x.id, d.id)
        join branch b on b.id = c.office_branch_id
      where b.office_code = '10040' and c.vendor_code = 'PV01' and i.mode = 'CUSTOMER' limit 1`)),
    ...(await one(`
      select p.pickup_no as "pickUpNo"
      from card_pickup p join branch b on b.id = p.branch_id
      where b.office_code = '10040' limit 1`)),
    ...(await one(`
      select s.id as stock
      from card_stock s join branch b on b.id = s.office_branch_id
      where b.office_code = '10040' order by total desc limit 1`)),
    ...(await one(`
      select assignment_no as "assignmentNo", t.id as assignment
      from card_assignment t join mra on mra.id = t.origin_mra_id
      where mra_code = '0102' limit 1`)),
    ...(await one('select loss_no as "lossNo" from card_loss order by created_at desc limit 1')),
    ...(await one(
      'select verification_no as "verificationNo" from card_verification order by submitted_at desc limit 1',
    )),
    ...(await one(`
      select to_char(now() - interval '20 days', 'YYYY-MM-DD') as since,
        to_char(now(), 'YYYY-MM-DD') as today,
        to_char(now() - interval '400 days', 'YYYY-MM-DD') as "yearAgo",
        to_char(now() - interval '11 months', 'YYYY-MM-DD') as "monthsAgo",
        to_char(now() - interval '390 days', 'YYYY-MM-DD') as "yearAgoEnd"`)),
  };
}
