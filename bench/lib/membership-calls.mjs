// Long: the calls of the domain, one table.
import { list } from './list-calls.mjs';

/** The same filter or search on its own, named by what it has. */
const each = (what, filter, values) =>
  Object.fromEntries(values.map((value) => [`${what} ${value}`, { [filter]: value }]));
const places = (f) => ({ branch: { branchId: f.branch }, MRA: { mraId: f.mra } });
const periods = (f) => ({
  'last 30 days': { from: f.since, to: f.today },
  'long ago': { from: f.longAgo, to: f.longAgoEnd },
});
const names = { 'common name': { search: 'agus' }, 'whole name': { search: 'agus santoso bababa' } };
const documentTypes = ['1', '3', '4', 'other'];

/** Searches by a number in full; each is allowed 20 ms. */
export const exact = /: exact /;
/** Parts of the page of a member; together they are allowed a second. */
export const page = /^member page: /;

const photoLists = (f) =>
  list('middle/photos-screening-membership', '/photos-screening-membership', {
    'no filter': {},
    ...each('state', 'state', ['WAITING', 'APPROVED', 'REJECTED', 'ESCALATED']),
    ...each('type', 'documentType', documentTypes),
    'type and state': { documentType: '2', state: 'REJECTED' },
    source: { source: 'CMA' },
    duplicate: { duplicate: 'true' },
    'second look': { recheck: 'true' },
    screener: { decidedBy: 'HOOPS02' },
    'by taken': { sort: 'takenAt,desc' },
    ...places(f),
    ...periods(f),
    'exact member no': { search: f.memberNo },
    ...names,
  });

const moneyLists = (f) => [
  ...list('transaction/escrow', 'escrow accounts', {
    'of a member': { memberId: f.member },
    state: { state: 'FROZEN' },
    'no filter': {},
  }),
  ...list('transaction/escrow/movement', 'escrow movements', {
    'of an account': { escrowId: f.escrow },
    period: { escrowId: f.escrow, from: f.longAgo, to: f.today },
    kind: { escrowId: f.escrow, kind: 'CASHBACK' },
  }),
  ...list('middle/membership/change', 'changes of members', {
    'no filter': {},
    'of a member': { memberId: f.member },
    ...each('state', 'state', ['PENDING', 'APPROVED', 'REJECTED']),
    section: { section: 'phone' },
  }),
];

const recordLists = (f) => [
  ...list('middle/member-management', '/member-management', {
    'no filter': {},
    ...each('state', 'state', ['ACTIVE', 'LOCKED', 'PENDING_ACTIVATION', 'DISABLED']),
    channel: { channel: 'PWA' },
    'never signed in': { neverSignedIn: 'true' },
    ...places(f),
    'state at a branch': { state: 'LOCKED', branchId: f.branch },
    ...periods(f),
    'exact phone': { search: f.phone },
    'exact member no': { search: f.memberNo },
    ...names,
  }),
  ...list('middle/membership-silo', '/membership-silo', {
    'no filter': {},
    ...each('state', 'state', ['CANDIDATE', 'LINKED', 'LINK_PROPOSED', 'SEPARATE']),
    line: { sourceLine: 'NMC' },
    'line and state': { sourceLine: 'NMC', state: 'LINK_PROPOSED' },
    score: { scoreFrom: '60', scoreTo: '89' },
    ...places(f),
    'exact customer no': { search: f.siloCustNo },
    'exact NIK': { search: f.nik },
    'exact phone': { search: f.phone },
    ...names,
  }),
  ...list('middle/membership-employee', '/membership-employee', {
    'no filter': {},
    'employee status': { employeeStatus: 'RESIGNED' },
    branch: { branchId: f.branch },
    grade: { grade: '4' },
    linked: { linked: 'true' },
    'exact npk': { search: f.npk },
    ...names,
  }),
  ...list('middle/customer-survey', '/customer-survey', {
    'no filter': {},
    ...each('state', 'state', ['SENT', 'ANSWERED', 'EXPIRED']),
    category: { category: 'DETRACTOR' },
    'follow-up': { followUp: 'OPEN' },
    overdue: { overdue: 'true' },
    mine: { mine: 'true' },
    trigger: { trigger: 'ORDER_DONE' },
    line: { businessLine: 'SPEKTRA' },
    ...places(f),
    ...periods(f),
    'exact survey no': { search: f.surveyNo },
    'exact member no': { search: f.memberNo },
  }),
  ['/customer-survey: figures of 30 days', `middle/customer-survey/figures?from=${f.since}&to=${f.today}`],
  ...list('middle/membership-group', '/membership-group', {
    'no filter': {},
    kind: { kind: 'COMMUNITY' },
    name: { search: 'komunitas' },
  }),
  ...list('transaction/family-financing', '/family-financing', {
    'no filter': {},
    state: { state: 'ACTIVE' },
    relation: { relation: 'SPOUSE' },
    ...places(f),
    ...periods(f),
    'exact request no': { search: f.requestNo },
    'exact member no': { search: f.memberNo },
    ...names,
  }),
  ...list('middle/blacklist-phone-number', '/blacklist-phone-number', {
    'no filter': {},
    category: { category: 'FRAUD' },
    state: { state: 'ACTIVE' },
    ...periods(f),
    'exact phone': { search: f.phone },
  }),
  ...list('middle/tiering-plafond', '/tiering-plafond', { 'no filter': {}, grade: { riskGrade: 'LOW' } }),
  ...list('middle/program-type', '/program-type', { 'no filter': {} }),
  ...list('middle/membership-database-type', '/membership-database-type', { 'no filter': {} }),
  ...list('middle/master-reason-update', '/master-reason-update', { 'no filter': {} }),
  ...list('middle/token-management', '/token-management', { 'no filter': {} }),
  ...list('middle/master-token-api', '/master-token-api', { 'no filter': {} }),
  ...list('middle/import-membership', '/import-membership', { 'no filter': {} }),
  ...list('middle/import-membership-employee', '/import-membership-employee', { 'no filter': {} }),
];

/** Every list of the domain with its filters and searches, and the page of a member: a name and an address each. */
export const membershipCalls = (f) => [
  ...list('middle/membership', '/membership', {
    'no filter': {},
    'page 100': { page: '100' },
    ...each('status', 'status', ['pending', 'active', 'inactive', 'blocked', 'closed']),
    ...places(f),
    'zip code': { zipCode: f.zip },
    'database type': { databaseTypeId: f.databaseType },
    program: { programTypeId: f.program },
    group: { groupId: f.group },
    source: { registrationSource: 'CMA' },
    step: { verificationStep: 'tenor' },
    ...each('has document', 'hasDocument', documentTypes),
    ...each('lacks document', 'lacksDocument', documentTypes),
    ...each('grade', 'riskGrade', ['LOW', 'HIGH']),
    blacklisted: { blacklisted: 'true' },
    'last 30 days': { joinedFrom: f.since, joinedTo: f.today },
    'long ago': { joinedFrom: f.longAgo, joinedTo: f.longAgoEnd },
    'branch and status': { branchId: f.branch, status: 'inactive' },
    'branch and grade': { branchId: f.branch, riskGrade: 'HIGH' },
    'by name': { sort: 'name,asc', branchId: f.branch },
    'exact member no': { search: f.memberNo },
    'exact main customer no': { search: f.custMainNo },
    'exact customer no': { search: f.custNo },
    'exact card no': { search: f.cardNo },
    'exact phone': { search: f.phone },
    'exact NIK': { search: f.nik },
    ...names,
  }),
  ...['', '/overview', '/cards', '/documents', '/limits', '/escrow'].map((part) => [
    `member page: ${part.slice(1) || 'data'}`,
    `middle/membership/${f.member}${part}`,
  ]),
  ...['database-type', 'phone', 'email', 'branch', 'assignment'].map((kind) => [
    `member page: history ${kind}`,
    `middle/membership/history/${kind}?page=1&size=25&memberId=${f.member}`,
  ]),
  ...list('middle/risk-profile', '/risk-profile-membership', {
    'no filter': {},
    ...each('state', 'state', ['SUBMITTED', 'APPROVED', 'EXPIRED', 'SUPERSEDED']),
    ...each('grade', 'grade', ['LOW', 'HIGH']),
    ...each('moved', 'moved', ['UP', 'DOWN']),
    method: { method: 'MANUAL' },
    ...each('EDD', 'edd', ['REQUIRED', 'MISSING']),
    ...places(f),
    program: { programTypeId: f.program },
    ...periods(f),
    'by assessed': { sort: 'assessedAt,desc' },
    'exact profile no': { search: f.profileNo },
    'exact member no': { search: f.memberNo },
    'exact customer no': { search: f.custNo },
    ...names,
  }),
  ['/risk-profile-membership: figures', 'middle/risk-profile/figures'],
  ...photoLists(f),
  ...moneyLists(f),
  ...recordLists(f),
];

/** Look-ups of people of every office, which are sent as a body. */
export const nationalCalls = (f) =>
  Object.entries({
    'exact NIK': { nik: f.nik },
    'exact phone': { phone: f.phone },
    'exact member no': { memberNo: f.memberNo },
    'exact main customer no': { custMainNo: f.custMainNo },
    'exact customer no': { custNo: f.custNo },
    'exact card no': { cardNo: f.cardNo },
    'name and birth date': { name: 'dewi', birthDate: f.birthDate },
  }).map(([what, body]) => [`/national-membership: ${what}`, 'middle/national-membership/search', body]);
