// Long: one table, an entry for each page.
import { aroundNow } from '../support/days.ts';
import { ask } from '../support/frame.ts';

interface List {
  readonly rows: readonly { readonly secureId: string }[];
}
const first = async (path: string) => (await ask<List>('ADMIN03', path)).rows[0]?.secureId ?? '';

const userId = async () => (await ask<{ secureId: string }>('ADMCB03', 'middle/user/current')).secureId;

interface Rows<Key extends string> {
  readonly rows: readonly Readonly<Record<Key, string>>[];
}

/** List, form and detail page of a module that has no other pages. */
const simple = (
  module: string,
  update = (secureId: string) => `/${module}/${secureId}/update`,
): Record<string, () => Promise<string>> => ({
  [module]: async () => `/${module}`,
  [`new of ${module}`]: async () => `/${module}/create`,
  [`one of ${module}`]: async () => `/${module}/${await first(`middle/${module}`)}`,
  [`changed of ${module}`]: async () => update(await first(`middle/${module}`)),
});

/** A personal print order at the vendor, with a delivery in transit. */
const printing = () => first('transaction/card-issuance?cardStatus=Printing&mode=CUSTOMER');
const issuancePage =
  (rest = '') =>
  async () =>
    `/card-issuance/${await printing()}${rest}`;
const deliveryPage =
  (rest = '') =>
  async () => {
    const issuance = await first('transaction/card-issuance?cardStatus=delivered_to_branch&mode=CUSTOMER');
    const delivery = await first(`transaction/card-issuance/delivery?issuanceId=${issuance}`);
    return `/card-issuance/${issuance}/delivery-page/${delivery}${rest}`;
  };

/** Every page of the console; pages of a record look one up. */
export const pages: Readonly<Record<string, () => Promise<string>>> = {
  home: async () => '/',
  'calendar of a branch': async () => `/branch/${await first('middle/branch')}?tab=calendar`,
  'concessions of a branch': async () => `/branch/${await first('middle/branch?search=10040')}?tab=exclusive-rates`,
  'copies of a branch': async () => `/branch/${await first('middle/branch')}?tab=copies`,
  approvals: async () => '/approval',
  profile: async () => '/profile',
  'change password': async () => '/profile/change-password',
  'changed profile': async () => '/profile/update',
  users: async () => '/user',
  'new user': async () => '/user/create',
  'changed user': async () => `/user/update?userId=${await userId()}`,
  'access report': async () => '/user/reporting',
  user: async () => `/user/${await userId()}`,
  roles: async () => '/roles',
  'new role': async () => '/roles/create',
  role: async () => `/roles/detail?roleId=${await first('middle-v2/roles')}`,
  'users of a role': async () => `/roles/detail?roleId=${await first('middle-v2/roles')}&tab=users`,
  'changed role': async () => `/roles/update?roleId=${await first('middle-v2/roles?search=branch_head')}`,
  'export restriction': async () => `/roles/update-page/${await first('middle-v2/roles?search=branch_head')}`,
  settings: async () => '/app-setting-properties',
  'new setting': async () => '/app-setting-properties/create',
  setting: async () => `/app-setting-properties/${await first('middle/app-setting-properties')}`,
  'changed setting': async () => `/app-setting-properties/update?id=${await first('middle/app-setting-properties')}`,
  remotes: async () => '/platform/remotes',
  remote: async () => '/platform/remotes/cards',
  'history of a remote': async () => '/platform/remotes/cards?part=history',
  'sizes of a remote': async () => '/platform/remotes/cards?part=size',
  'remotes of one user': async () => '/platform/remotes/user?username=ADMIN03',
  'tokens of teams': async () => '/platform/remotes/tokens',
  'remote of a developer': async () => '/platform/develop?remote=cards&port=4251',
  'card types': async () => '/card-types',
  'new card type': async () => '/card-types/create',
  'card type': async () => `/card-types/${await first('middle/card-types')}`,
  'changed card type': async () => `/card-types/${await first('middle/card-types')}/update`,
  tracking: async () => {
    const { rows } = await ask<Rows<'cardNo'>>('ADMIN03', 'middle/cards?status=Customer');
    return `/card-tracking?number=${rows[0]?.cardNo ?? ''}`;
  },
  'card stock': async () => '/card-stock',
  'card distribution': async () => '/reporting-card-distribution',
  'cards behind a figure of the distribution': async () => '/reporting-card-distribution?figure=closing',
  'map of card stock': async () => `/card-stock?tab=map&type=${await first('middle/card-types')}`,
  'write-offs': async () => '/card-stock?tab=write-off',
  'stock of a branch': async () => `/card-stock/branch-page/${await first('middle/card-stock?officeKind=BRANCH')}`,
  'cards of a safe': async () =>
    `/card-stock/branch-page/${await first('middle/card-stock?officeKind=BRANCH')}?tab=cards`,
  'counts of a safe': async () =>
    `/card-stock/branch-page/${await first('middle/card-stock?officeKind=BRANCH')}?tab=counts`,
  'stock of an MRA': async () => `/card-stock/mra-page/${await first('middle/card-stock?officeKind=MRA')}?tab=branches`,
  cards: async () => '/cards',
  card: async () => `/cards/${await first('middle/cards?status=Customer')}`,
  ...simple('card-design'),
  'number ranges': async () => '/card-generator',
  'allotments to generate': async () => '/card-generator/branch',
  "members' cards to generate": async () => '/card-generator/customer',
  'replacement of card numbers': async () => '/replace-card-number',
  replacement: async () => `/card-replacements/${await first('transaction/replace-card-number')}`,
  'parcels under way': async () => '/card-arrivals',
  'card reservations': async () => '/card-reservations',
  'new card reservation': async () => '/card-reservations/create',
  'import of card reservations': async () => '/card-reservations/import',
  'card reservation': async () => `/card-reservations/${await first('middle/card-reservations?state=ALLOTTED')}`,
  'line of a card reservation': async () => {
    const { secureId, lineRows } = await ask<{ secureId: string; lineRows: { lineId: string }[] }>(
      'ADMIN03',
      `middle/card-reservations/${await first('middle/card-reservations?state=DRAFT')}`,
    );
    return `/card-reservations/${secureId}/edit-page/${lineRows[0]?.lineId ?? ''}`;
  },
  'ranges to allot from': async () => '/card-reservations/selection-page/card',
  'branches to allot to': async () => {
    const [range] = await ask<{ sequenceId: string }[]>('ADMIN03', 'middle/card-reservations/allotment/ranges');
    return `/card-reservations/selection-page/card/${range?.sequenceId ?? ''}`;
  },
  'card designs by their looks': async () => '/card-design?tab=gallery',
  ...simple('card-sources'),
  ...simple('reason-for-loss'),
  ...simple('reasons-for-extension'),
  ...simple('card-reset-reason', (secureId) => `/card-reset-reason/update?cardResetReasonId=${secureId}`),
  ...simple('reason-delivery-return', (secureId) => `/reason-delivery-return/update-page?returnDeliveryId=${secureId}`),
  ...simple(
    'reason-verification-return',
    (secureId) => `/reason-verification-return/update-page?returnVerificationId=${secureId}`,
  ),
  'card assignments': async () => '/card-assignment',
  'new card assignment': async () => '/card-assignment/create',
  'search of cards to assign': async () => '/card-assignment/search',
  'card assignment': async () =>
    `/card-assignment/${await first('transaction/card-assignment?state=PARTIALLY_RECEIVED')}`,
  'line of a card assignment': async () => {
    const id = await first('transaction/card-assignment?state=PARTIALLY_RECEIVED');
    const [line] = await ask<{ readonly secureId: string }[]>('ADMIN03', `transaction/card-assignment/${id}/lines`);
    return `/card-assignment/${id}/detail-page/${line?.secureId}`;
  },
  'card verifications': async () => '/card-verification',
  'import of card applications': async () => '/card-applications/import',
  'card verification': async () => `/card-verification/${await first('middle/card-verification?state=RETURNED')}`,
  'verification desk': async () => {
    const id = await first('middle/card-verification?state=MANUAL_CHECKING&sort=submittedAt,desc');
    return `/card-verification/${id}/manual-checking`;
  },
  'card issuances': async () => '/card-issuance',
  'card issuance': issuancePage(),
  'cards of an issuance': issuancePage('?tab=cards'),
  'batches of an issuance': issuancePage('?tab=batches'),
  'deliveries of an issuance': issuancePage('?tab=deliveries'),
  'card of an issuance': async () => {
    const id = await printing();
    const { rows } = await ask<Rows<'cardId'>>('ADMIN03', `transaction/card-issuance/line?issuanceId=${id}`);
    return `/card-issuance/${id}/card-page/${rows[0]?.cardId ?? ''}`;
  },
  'cards for branches': issuancePage('/branch-deliver'),
  'cards for members': issuancePage('/customer-deliver'),
  delivery: deliveryPage(),
  'cards of a delivery': deliveryPage('/card-list'),
  'receipt of a delivery': deliveryPage('/upload-receipt'),
  'print requests': async () => '/ecard-printing',
  'print requests to choose from': async () => '/ecard-printing/select-for-printing',
  'e-cards for members': async () => '/ecard-printing/deliver-to-customer',
  'card pick-ups': async () => '/card-pickup',
  counter: async () => '/card-pickup/create',
  'card pick-up': async () => `/card-pickup/${await first('transaction/card-pickup?state=WAITING')}`,
  'lost cards': async () => '/card-lost',
  "report of a member's loss": async () => '/card-lost/create',
  "report of an office's loss": async () => '/card-lost/create?kind=COURIER',
  'orders by store': async () => '/store/reporting',
  'orders by promo': async () => '/promo/reporting',
  'lost cards by office': async () => '/card-lost/reporting',
  'lost card': async () => `/card-lost/${await first('transaction/card-lost?state=CONFIRMED')}`,
  'blacklisted phone numbers': async () => '/blacklist-phone-number',
  'new blacklisted phone number': async () => '/blacklist-phone-number/create',
  'import of phone numbers': async () => '/blacklist-phone-number/import',
  'blacklisted phone number': async () => `/blacklist-phone-number/${await first('middle/blacklist-phone-number')}`,
  'changed blacklisted phone number': async () =>
    `/blacklist-phone-number/update?blacklistId=${await first('middle/blacklist-phone-number')}`,
  banners: async () => '/master-banner',
  'new banner': async () => '/master-banner/create',
  banner: async () => `/master-banner/${await first('middle/master-banner')}`,
  'changed banner': async () => `/master-banner/${await first('middle/master-banner')}/update`,
  'zip codes': async () => '/zip-code',
  'new zip code': async () => '/zip-code/create',
  'import of zip codes': async () => '/zip-code/import',
  'zip code': async () => `/zip-code/${await first('middle/zip-code')}`,
  'changed zip code': async () => `/zip-code/${await first('middle/zip-code')}/update`,
  regions: async () => '/regions',
  region: async () => `/regions/${await first('middle/regions')}`,
  downloads: async () => '/download-management',
  download: async () => `/download-management/${await first('scheduler/v2/download?state=expired')}`,
  'audit trail': async () => '/audit-trail',
  'audit entry': async () => `/audit-trail/${await first(`middle/audit-trail?${aroundNow()}`)}`,
  menus: async () => '/menu-management',
  'arrangement of menus': async () => '/menu-management?tab=tree',
  'new menu': async () => '/menu-management/create',
  menu: async () => `/menu-management/${await first('middle/menu?search=Area')}`,
  'changed menu': async () => `/menu-management/${await first('middle/menu?search=Area')}/update-page`,
  'new sub-menu': async () => `/menu-management/create-submenu?menuId=${await first('middle/menu?search=Area')}`,
  'changed sub-menu': async () => `/menu-management/submenu-update-page/${await first('middle/menu/submenu')}`,
  'sub-menu': async () => `/menu-management/submenu-detail-page/${await first('middle/menu/submenu')}`,
  notifications: async () => '/notification',
  'new notification': async () => '/notification/create',
  notification: async () => `/notification/${await first('middle/notification?state=sent')}`,
  'changed notification': async () => `/notification/${await first('middle/notification?state=draft')}/update-page`,
  'SMS contents': async () => '/update-sms-content',
  'SMS content': async () => `/update-sms-content/${await first('middle/sms-content?search=CARD_READY')}`,
  'an empty list': async () => '/zip-code?search=tidakadadimanapun',
  refused: async () => '/page-403',
  unknown: async () => '/tidak-ada',
  'full page': async () => '/503',
};

/** Pages whose content is an error or a system message. */
export const systemPages: ReadonlySet<string> = new Set(['refused', 'unknown', 'full page']);
