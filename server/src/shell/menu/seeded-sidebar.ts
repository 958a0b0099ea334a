import type { MenuGroup } from '@console/contracts/core/privileges';
import { placeTitles } from '@console/contracts/shell/place-titles';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import { rowsOf } from '../../platform/seed-data/rows-of.ts';

/** A place of the sidebar: its name, url, and the privilege of that route. */
export interface SeedItem {
  readonly name: string;
  readonly url: string;
  readonly privilege: string;
  readonly linkOnly: boolean;
}
export interface SeedMenu {
  readonly header: MenuGroup;
  readonly name: string;
  readonly icon: string;
  /** Set when the menu itself is a place. */
  readonly item: SeedItem | null;
  readonly subMenus: readonly SeedItem[];
}

/** Create pages of their own: shown when their privilege is held through another item; cannot be granted themselves. */
export const linkOnlyUrls: ReadonlySet<string> = new Set([
  '/new-promo',
  '/new-promo-nmc',
  '/new-promo-ufi',
  '/new-store',
  '/new-dealer-ufi',
]);

const privileges = new Map(routes.routes.map((route) => [route.path, route.privilege]));

/** The privilege of a route without parameters, or `null` when there is none. */
export const privilegeAt = (url: string): string | null => privileges.get(url) ?? null;

/** The privilege of a route. @throws TypeError for a path that is not a route of the console. */
export function privilegeOf(url: string): string {
  const privilege = privileges.get(url);
  if (!privilege) throw new TypeError(`No route of the console has the address ${url}`);
  return privilege;
}

/** group | icon | url, or menu: urls of its sub-menus (docs/model/shell.md#seeded-sidebar). */
const table = `
home | home | /
middle | card | Kartu: /card-verification, /card-stock, /reporting-card-distribution, /card-assignment, /card-pickup,
  /card-generator, /card-reservations, /card-issuance, /ecard-printing, /card-lost, /card-tracking, /cards,
  /replace-card-number
middle | account | Membership: /membership, /national-membership, /membership-silo, /membership-employee,
  /membership-group, /import-membership, /import-membership-employee, /risk-profile-membership, /family-financing,
  /blacklist-phone-number, /photos-screening-membership, /customer-survey
middle | order | Order: /tracking-orders, /customer-confirmation
middle | download | /download-management
spektra | order | Status PO: /po-status, /po-status-archive, /po-status-sales
spektra | promo | Promo: /promo, /new-promo
spektra | product | Produk: /product, /product-group, /product-insurance, /product-insurance-v2, /master-insurance,
  /photos-screening
spektra | store | Toko: /store, /new-store, /store-groups, /companies, /pre-order-agent, /mediator, /sao-assign
spektra | area | Cabang: /branch, /qanun-branch, /financial-scheme
nmc | order | Status PO NMC: /po-status-nmc, /po-status-nmc-archive, /po-status-nmc-sales
nmc | promo | Promo NMC: /promo-nmc, /new-promo-nmc
nmc | product | Produk NMC: /product-nmc, /product-group-nmc, /product-insurance-nmc, /master-insurance-nmc,
  /photos-screening-nmc
nmc | store | Dealer NMC: /dealer-nmc, /new-dealer-nmc, /dealer-nmc-sf, /exclusive-dealer-admin,
  /exclusive-dealer-rate
nmc | area | Cabang NMC: /master-branch-nmc, /master-branch-nmc-promo-fee, /master-qanun-branch-nmc,
  /financial-scheme-nmc
ufi | promo | Promo UFI: /promo-ufi, /new-promo-ufi
ufi | product | Produk UFI: /product-ufi, /product-group-ufi
ufi | store | Dealer UFI: /dealer-ufi, /new-dealer-ufi
ufi | area | /master-branch-ufi
cms | content | Konten: /master-banner, /faq, /about, /branch-cms
cms | message | Pesan: /notification, /update-sms-content
setup | area | Area: /master, /regions, /mra, /mro, /zip-code, /master-kios
setup | card | Setup Kartu: /card-sources, /card-types, /card-design
setup | reason | Alasan: /card-reset-reason, /reason-for-loss, /reasons-for-extension, /reason-delivery-return,
  /reason-verification-return, /master-reason-update
setup | account | Setup Membership: /program-type, /tiering-plafond, /membership-database-type, /master-lob
setting | account | User & Peran: /user, /roles, /member-management
setting | settings | Sistem: /menu-management, /platform/remotes, /platform/develop, /app-setting-properties,
  /master-token-api, /token-management
setting | log | Log: /audit-trail, /transaction-log
other | account | /profile
`;

function itemOf(url: string): SeedItem {
  const title = placeTitles[url];
  if (!title) throw new TypeError(`The place ${url} has no title`);
  return { name: title.id, url, privilege: privilegeOf(url), linkOnly: linkOnlyUrls.has(url) };
}

/** The seeded sidebar in its order. */
export const sidebar: readonly SeedMenu[] = rowsOf(table).map((row) => {
  const [header = '', icon = '', content = ''] = row.split(' | ');
  const [name = '', subMenus] = content.split(': ');
  const item = subMenus === undefined ? itemOf(content) : null;
  return {
    header: header as MenuGroup,
    icon,
    name: item?.name ?? name,
    item,
    subMenus: subMenus?.split(', ').map(itemOf) ?? [],
  };
});
