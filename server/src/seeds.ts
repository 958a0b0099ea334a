import { seed as organisation } from './branches-stores/organisation/seed.ts';
import { seed as qanunBranch } from './branches-stores/qanun-branch/seed.ts';
import { seed as zipCode } from './branches-stores/zip-code/seed.ts';
import { seed as resetReasons } from './cards/card-reset-reason/seed.ts';
import { seed as cardSources } from './cards/card-sources/seed.ts';
import { seed as reservations } from './cards/card-reservations/seed.ts';
import { seed as cardDesign } from './cards/card-design/seed.ts';
import { seed as cards } from './cards/lifecycle/seed/seed.ts';
import { seed as cardVerifications } from './cards/card-verification/seed.ts';
import { seed as assignments } from './cards/card-assignment/seed.ts';
import { seed as pickUps } from './cards/card-pickup/seed.ts';
import { seed as losses } from './cards/card-lost/seed.ts';
import { seed as replacements } from './cards/replace-card-number/seed.ts';
import { seed as cardTypes } from './cards/card-types/seed.ts';
import { seed as deliveryReturnReasons } from './cards/reason-delivery-return/seed.ts';
import { seed as lossReasons } from './cards/reason-for-loss/seed.ts';
import { seed as verificationReturnReasons } from './cards/reason-verification-return/seed.ts';
import { seed as extensionReasons } from './cards/reasons-for-extension/seed.ts';
import { seed as issuanceHeaders } from './cards/card-issuance/seed/headers.ts';
import { seed as issuanceDocuments } from './cards/card-issuance/seed/documents.ts';
import { seed as ecardPrinting } from './cards/ecard-printing/seed.ts';
import { seed as memberAddress } from './membership/member/address/seed.ts';
import { seed as member } from './membership/member/seed.ts';
import { seed as programType } from './membership/program-type/seed.ts';
import type { Seed } from './platform/database/seed.ts';
import { seed as menu } from './shell/menu/seed.ts';
import { seed as roles } from './shell/roles/seed.ts';
import { seed as settings } from './people/settings/seed.ts';
import { seed as users } from './shell/user/seed.ts';
import { seed as auditTrail } from './orders-logs/audit-trail/seed/seed.ts';
import { seed as downloads } from './orders-logs/download-management/seed/seed.ts';
import { seed as blacklist } from './membership/blacklist-phone-number/seed.ts';
import { seed as smsContent } from './orders-logs/update-sms-content/seed.ts';
import { seed as notification } from './orders-logs/notification/seed.ts';
import { seed as masterBanner } from './promos-products/master-banner/seed.ts';

/** Initial data in the order of its references. */
export const seeds: readonly Seed[] = [
  settings,
  organisation,
  qanunBranch,
  zipCode,
  menu,
  roles,
  users,
  programType,
  cardTypes,
  cardDesign,
  cardSources,
  lossReasons,
  extensionReasons,
  resetReasons,
  deliveryReturnReasons,
  verificationReturnReasons,
  member,
  memberAddress,
  issuanceHeaders,
  cards,
  issuanceDocuments,
  ecardPrinting,
  reservations,
  cardVerifications,
  pickUps,
  losses,
  replacements,
  assignments,
  masterBanner,
  blacklist,
  notification,
  smsContent,
  auditTrail,
  downloads,
];
