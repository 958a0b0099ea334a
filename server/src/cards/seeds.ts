import { demonstration, masters, type ListedSeed } from '../platform/database/seed.ts';
import { seed as assignments } from './card-assignment/seed.ts';
import { seed as cardDesign } from './card-design/seed.ts';
import { seed as issuanceDocuments } from './card-issuance/seed/documents.ts';
import { seed as issuanceHeaders } from './card-issuance/seed/headers.ts';
import { seed as losses } from './card-lost/seed.ts';
import { seed as pickUps } from './card-pickup/seed.ts';
import { seed as reservations } from './card-reservations/seed.ts';
import { seed as resetReasons } from './card-reset-reason/seed.ts';
import { seed as cardSources } from './card-sources/seed.ts';
import { seed as cardTypes } from './card-types/seed.ts';
import { seed as cardVerifications } from './card-verification/seed.ts';
import { seed as ecardPrinting } from './ecard-printing/seed.ts';
import { seed as cards } from './lifecycle/seed/seed.ts';
import { seed as deliveryReturnReasons } from './reason-delivery-return/seed.ts';
import { seed as lossReasons } from './reason-for-loss/seed.ts';
import { seed as verificationReturnReasons } from './reason-verification-return/seed.ts';
import { seed as extensionReasons } from './reasons-for-extension/seed.ts';
import { seed as replacements } from './replace-card-number/seed.ts';

export { cardTypeDownloads } from './card-types/download-source.ts';

/** Initial data of cards, in the order of its references. */
export const cardsSeeds: readonly ListedSeed[] = [
  ...masters(cardTypes),
  ...demonstration(cardDesign),
  ...masters(
    cardSources,
    lossReasons,
    extensionReasons,
    resetReasons,
    deliveryReturnReasons,
    verificationReturnReasons,
  ),
  ...demonstration(
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
  ),
];
