const query = (values) => new URLSearchParams(values).toString();

/** What the calls name: records that many others share, so that a filter by them finds much, and some that are rare. */
export async function factsOf(client) {
  const one = async (statement) => (await client.query(statement)).rows[0] ?? {};
  return {
    ...await one(`select (select id from card_type where number_code = '01') as type, (select id from card_design d where card_type_id = (select id from card_type where number_code = '01') order by code limit 1) as design,
      (select id from card_source where code = 'CMA') as source, (select id from mra where mra_code = '0102') as mra, (select id from branch where office_code = '10040' and business_line = 'SPEKTRA') as branch`),
    ...await one(`select c.card_no as "cardNo", c.id as card, m.member_no as "memberNo" from card c join member m on m.id = c.holder_member_id join branch b on b.id = c.office_branch_id
      where b.office_code = '10040' and c.status = 'Picked_Up' and c.vendor_code = 'PV01' order by c.last_movement_at desc limit 1`),
    ...await one(`select l.issuance_id as issuance, d.delivery_no as "deliveryNo", d.id as delivery, l.batch_id as batch, i.issuance_no as "issuanceNo", a.awb_no as awb from card c join card_issuance_line l on l.card_id = c.id join card_delivery_line x on x.id = l.delivery_line_id
      join card_delivery d on d.id = x.delivery_id join card_issuance i on i.id = l.issuance_id left join card_awb a on a.owner_id in (x.id, d.id) join branch b on b.id = c.office_branch_id where b.office_code = '10040' and c.vendor_code = 'PV01' and i.mode = 'CUSTOMER' limit 1`),
    ...await one(`select p.pickup_no as "pickUpNo" from card_pickup p join branch b on b.id = p.branch_id where b.office_code = '10040' limit 1`),
    ...await one(`select s.id as stock from card_stock s join branch b on b.id = s.office_branch_id where b.office_code = '10040' order by total desc limit 1`),
    ...await one(`select assignment_no as "assignmentNo", t.id as assignment from card_assignment t join mra on mra.id = t.origin_mra_id where mra_code = '0102' limit 1`),
    ...await one(`select loss_no as "lossNo" from card_loss order by created_at desc limit 1`), ...await one(`select verification_no as "verificationNo" from card_verification order by submitted_at desc limit 1`),
    ...await one(`select to_char(now() - interval '20 days', 'YYYY-MM-DD') as since, to_char(now(), 'YYYY-MM-DD') as today, to_char(now() - interval '400 days', 'YYYY-MM-DD') as "yearAgo", to_char(now() - interval '11 months', 'YYYY-MM-DD') as "monthsAgo", to_char(now() - interval '390 days', 'YYYY-MM-DD') as "yearAgoEnd"`),
  };
}

const statuses = ['Issued', 'Printing', 'delivered_to_branch', 'Branch', 'MRA', 'delivered_to_customer', 'Customer', 'Lost', 'Cancelled', 'Digital', 'digital_pwa', 'Picked_Up'];

/** Every card list with its filters and searches, details and look-ups: a name and an address each. */
export function cardCalls(f) {
  const list = (path, name, cases) => Object.entries(cases).map(([what, values]) => [`${name}: ${what}`, `${path}?${query({ page: '1', size: '25', ...values })}`]);
  const period = { from: f.since, to: f.today };
  return [
    ...list('middle/cards', '/cards', {
      'no filter': {}, 'page 100': { page: '100' }, ...Object.fromEntries(statuses.map((status) => [`status ${status}`, { status }])),
      type: { cardTypeId: f.type }, 'type and status': { cardTypeId: f.type, status: 'Printing' }, design: { cardDesignId: f.design }, source: { cardSourceId: f.source }, kind: { kind: 'STOCK' }, 'kind and status': { kind: 'STOCK', status: 'MRA' },
      MRA: { mraId: f.mra }, 'MRA and status': { mraId: f.mra, status: 'Lost' }, branch: { branchId: f.branch }, 'branch and status': { branchId: f.branch, status: 'Customer' }, vendor: { vendorCode: 'PV01' }, 'vendor and status': { vendorCode: 'PV01', status: 'Printing' },
      created: period, 'created long ago': { from: f.yearAgo, to: f.yearAgoEnd }, activated: { activatedFrom: f.since, activatedTo: f.today }, 'activated long ago': { activatedFrom: f.yearAgo, activatedTo: f.yearAgoEnd }, expiry: { expiryFrom: '2027-01-01', expiryTo: '2027-06-30' },
      held: { held: 'true' }, 'not held': { held: 'false' }, expiring: { expiring: 'true' }, 'expiring at a branch': { expiring: 'true', branchId: f.branch }, 'sorted by number': { status: 'Customer', sort: 'cardNo,asc' }, 'sorted by expiry': { status: 'Customer', sort: 'expiryDate,asc' },
      'number': { search: f.cardNo }, 'common name': { search: 'agus' }, 'whole name': { search: 'agus santoso bababa' }, 'member number': { search: f.memberNo },
    }),
    ['/cards: detail', `middle/cards/${f.card}`], ['/cards: history', `middle/cards/${f.card}/history`], ['/cards: free cards of a branch', `middle/cards/lov?${query({ officeKind: 'BRANCH', officeId: f.branch })}`],
    ...[['card', f.cardNo], ['delivery', f.deliveryNo], ['issuance', f.issuanceNo], ['pick-up', f.pickUpNo], ['waybill', f.awb]].map(([what, number]) => [`/card-tracking: ${what}`, `middle/card-tracking?${query({ number })}`]),
    ...list('transaction/card-issuance', '/card-issuance', {
      'no filter': {}, state: { state: 'PARTIALLY_DELIVERED' }, mode: { mode: 'ECARD' }, type: { cardTypeId: f.type }, vendor: { printVendorCode: 'PV01' }, 'card status': { cardStatus: 'Printing' }, 'common card status': { cardStatus: 'Customer' },
      MRA: { mraId: f.mra }, branch: { branchId: f.branch }, period, 'issuance number': { search: f.issuanceNo }, 'card number': { search: f.cardNo }, 'delivery number': { search: f.deliveryNo },
    }),
    ['/card-issuance: detail', `transaction/card-issuance/${f.issuance}`],
    ...list('transaction/card-issuance/line', '/card-issuance lines', { 'of an issuance': { issuanceId: f.issuance }, 'by status': { issuanceId: f.issuance, cardStatus: 'Customer' }, 'of a batch': { batchId: f.batch }, 'card number': { search: f.cardNo } }),
    ...list('transaction/card-issuance/delivery', '/card-issuance deliveries', { 'no filter': {}, 'of an issuance': { issuanceId: f.issuance }, state: { state: 'DISPATCHED' } }),
    ...list('transaction/card-issuance/delivery/line', '/card-issuance delivery lines', { 'of a delivery': { deliveryId: f.delivery } }),
    ...list('middle/card-stock', '/card-stock', { 'no filter': {}, level: { level: 'LOW' }, MRA: { mraId: f.mra }, name: { search: 'medan' } }),
    ['/card-stock: totals', 'middle/card-stock/totals'], ['/card-stock: cards of a safe', `middle/card-stock/${f.stock}/cards`], ['/card-stock: movements of a safe', `middle/card-stock/${f.stock}/movements`],
    ...Object.entries({ '30 days by MRA': {}, '11 months by MRA': { from: f.monthsAgo, to: f.today }, '11 months by branch': { from: f.monthsAgo, to: f.today, groupBy: 'BRANCH' }, '30 days by source': { groupBy: 'SOURCE' }, '30 days of a branch': { branchId: f.branch, groupBy: 'TYPE' } })
      .map(([what, values]) => [`/reporting-card-distribution: ${what}`, `middle/reporting-card-distribution?${query(values)}`]),
    ['/reporting-card-distribution: statuses today', 'middle/reporting-card-distribution/statuses'], ['/reporting-card-distribution: statuses 20 days ago', `middle/reporting-card-distribution/statuses?${query({ to: f.since })}`], ['/reporting-card-distribution: lead times', 'middle/reporting-card-distribution/lead-times'],
    ...['closing', 'handedOver', 'status:Customer', 'lead:received'].map((figure) => [`/reporting-card-distribution: cards of ${figure}`, `middle/reporting-card-distribution/cards?${query({ figure })}`]),
    ...list('transaction/card-pickup', '/card-pickup', {
      'no filter': {}, waiting: { state: 'WAITING' }, completed: { state: 'COMPLETED' }, type: { type: 'STOCK' }, branch: { branchId: f.branch }, MRA: { mraId: f.mra }, period, overdue: { overdue: 'true' }, 'pick-up number': { search: f.pickUpNo }, 'card number': { search: f.cardNo }, 'common name': { search: 'agus' },
    }),
    ...list('transaction/card-assignment', '/card-assignment', { 'no filter': {}, state: { state: 'SENT' }, kind: { kind: 'DISTRIBUTION' }, MRA: { mraId: f.mra }, branch: { branchId: f.branch }, type: { cardTypeId: f.type }, period, 'assignment number': { search: f.assignmentNo }, 'card number': { search: f.cardNo }, office: { search: 'medan' } }),
    ['/card-assignment: lines', `transaction/card-assignment/${f.assignment}/lines`],
    ...list('middle/card-reservations', '/card-reservations', { 'no filter': {}, state: { state: 'SUBMITTED' }, MRA: { mra: f.mra }, branch: { branch: f.branch }, type: { cardTypeId: f.type }, period, requester: { search: 'medan' } }),
    ...list('middle/card-verification', '/card-verification', {
      'no filter': {}, state: { state: 'MANUAL_CHECKING' }, approved: { state: 'APPROVED' }, step: { step: 'Dukcapil' }, source: { sourceId: f.source }, type: { cardTypeId: f.type }, preference: { preference: 'HOME' }, MRA: { mraId: f.mra }, branch: { branchId: f.branch }, period, mine: { mine: 'true' }, number: { search: f.verificationNo }, 'common name': { search: 'agus' },
    }),
    ...list('transaction/ecard-printing', '/ecard-printing', { 'no filter': {}, requested: { state: 'REQUESTED' }, done: { state: 'DONE' }, source: { sourceId: f.source }, type: { cardTypeId: f.type }, 'card status': { cardStatus: 'Customer' }, branch: { branchId: f.branch }, period, 'card number': { search: f.cardNo }, name: { search: 'agus san' } }),
    ...list('transaction/card-lost', '/card-lost', { 'no filter': {}, state: { state: 'CONFIRMED' }, kind: { reporterKind: 'MEMBER' }, MRA: { mraId: f.mra }, branch: { branchId: f.branch }, period, 'loss number': { search: f.lossNo }, 'card number': { search: f.cardNo }, 'common name': { search: 'agus' } }),
    ...Object.entries({ 'twelve months': {}, 'of a branch': { branchId: f.branch }, 'by members': { reporterKind: 'MEMBER' } }).map(([what, values]) => [`/card-lost report: ${what}`, `transaction/card-lost/reporting?${query(values)}`]),
    ...list('middle/card-stock/write-off', '/card-stock write-offs', { 'no filter': {}, state: { state: 'EXECUTED' } }),
    ...list('transaction/replace-card-number', '/replace-card-number', { 'no filter': {}, state: { state: 'COMPLETED' }, period, 'card number': { search: f.cardNo }, 'common name': { search: 'agus' } }),
    ...list('middle/card-generator/sequence', '/card-generator ranges', { 'no filter': {}, type: { cardTypeId: f.type } }),
    ...list('middle/card-generator/branch', '/card-generator allotments', { 'no filter': {}, MRA: { mra: f.mra } }),
    ...list('middle/card-generator/customer', '/card-generator members', { 'no filter': {}, branch: { branchId: f.branch }, type: { cardTypeId: f.type }, preference: { preference: 'HOME' }, 'common name': { search: 'agus' } }),
  ];
}
