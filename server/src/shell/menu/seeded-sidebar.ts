import type { MenuGroup } from '@console/contracts/core/privileges';
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

/** group | icon | menu = url, or menu: sub-menu = url, … (docs/model/shell.md#seeded-sidebar). */
const table = `
home | home | Home = /
middle | card | Kartu: Card Verification = /card-verification, Card Stock = /card-stock, Reporting Card Distribution =
  /reporting-card-distribution, Card Assignment = /card-assignment, Card Pickup = /card-pickup, Card Generator =
  /card-generator, Card Reservations = /card-reservations, Card Issuance = /card-issuance, E-Card Printing =
  /ecard-printing, Card Lost = /card-lost, Card Tracking = /card-tracking, Cards = /cards, Replace Card Number =
  /replace-card-number
middle | account | Membership: Membership = /membership, National Membership = /national-membership, Membership Silo =
  /membership-silo, Membership Employee = /membership-employee, Membership Group = /membership-group, Import
  Membership = /import-membership, Import Membership Employee = /import-membership-employee, Risk Profile =
  /risk-profile-membership, Family Financing = /family-financing, Blacklist Phone Number = /blacklist-phone-number,
  Photos Screening Membership = /photos-screening-membership, Customer Survey = /customer-survey
middle | order | Order: Tracking Orders = /tracking-orders, Customer Confirmation = /customer-confirmation
middle | download | Download Management = /download-management
spektra | order | PO Status: PO Status = /po-status, PO Status Archive = /po-status-archive, PO Status Sales =
  /po-status-sales
spektra | promo | Promo: Promo = /promo, New Promo = /new-promo
spektra | product | Product: Product = /product, Product Group = /product-group, Product Insurance =
  /product-insurance, Product Insurance V2 = /product-insurance-v2, Master Insurance = /master-insurance, Photos
  Screening = /photos-screening
spektra | store | Store: Store = /store, New Store = /new-store, Store Groups = /store-groups, Companies = /companies,
  Pre Order Agent = /pre-order-agent, Mediator = /mediator, SAO Assign = /sao-assign
spektra | area | Branch: Branch = /branch, Qanun Branch = /qanun-branch, Financial Scheme = /financial-scheme
nmc | order | PO Status NMC: PO Status NMC = /po-status-nmc, PO Status NMC Archive = /po-status-nmc-archive, PO Status
  NMC Sales = /po-status-nmc-sales
nmc | promo | Promo NMC: Promo NMC = /promo-nmc, New Promo NMC = /new-promo-nmc
nmc | product | Product NMC: Product NMC = /product-nmc, Product Group NMC = /product-group-nmc, Product Insurance NMC
  = /product-insurance-nmc, Master Insurance NMC = /master-insurance-nmc, Photos Screening NMC = /photos-screening-nmc
nmc | store | Dealer NMC: Dealer NMC = /dealer-nmc, New Dealer NMC = /new-dealer-nmc, Dealer NMC SF = /dealer-nmc-sf,
  Exclusive Dealer Admin = /exclusive-dealer-admin, Exclusive Dealer Rate = /exclusive-dealer-rate
nmc | area | Branch NMC: Branch NMC = /master-branch-nmc, Promo Fee Branch NMC = /master-branch-nmc-promo-fee, Qanun
  Branch NMC = /master-qanun-branch-nmc, Financial Scheme NMC = /financial-scheme-nmc
ufi | promo | Promo UFI: Promo UFI = /promo-ufi, New Promo UFI = /new-promo-ufi
ufi | product | Product UFI: Product UFI = /product-ufi, Product Group UFI = /product-group-ufi
ufi | store | Dealer UFI: Dealer UFI = /dealer-ufi, New Dealer UFI = /new-dealer-ufi
ufi | area | Branch UFI = /master-branch-ufi
cms | content | Content: Banner = /master-banner, FAQ = /faq, About = /about, Branch CMS = /branch-cms
cms | message | Messages: Notification = /notification, SMS Content = /update-sms-content
setup | area | Area: Master = /master, Regions = /regions, MRA = /mra, MRO = /mro, Zip Code = /zip-code, Kios =
  /master-kios
setup | card | Card Setup: Card Sources = /card-sources, Card Types = /card-types, Card Design = /card-design
setup | reason | Reasons: Card Reset Reason = /card-reset-reason, Reason For Loss = /reason-for-loss, Reasons For
  Extension = /reasons-for-extension, Reason Delivery Return = /reason-delivery-return, Reason Verification Return =
  /reason-verification-return, Reason Update = /master-reason-update
setup | account | Membership Setup: Program Type = /program-type, Tiering Plafond = /tiering-plafond, Database Type =
  /membership-database-type, LOB = /master-lob
setting | account | User & Roles: User = /user, Roles = /roles, Member Management = /member-management
setting | settings | System: Menu Management = /menu-management, Remotes = /platform/remotes, Remote Development =
  /platform/develop, App Setting Properties = /app-setting-properties, Token API = /master-token-api, Token Management
  = /token-management
setting | log | Logs: Audit Trail = /audit-trail, Transaction Log = /transaction-log
other | account | Profile = /profile
`;

function itemOf(cell: string): SeedItem {
  const [name = '', url = ''] = cell.split(' = ');
  return { name, url, privilege: privilegeOf(url), linkOnly: linkOnlyUrls.has(url) };
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
