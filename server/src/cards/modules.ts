import type { Module } from '../platform/http/application.ts';
import { arrivalsModule } from './card-arrivals/module.ts';
import { assignmentModule } from './card-assignment/module.ts';
import { cardDesignModule } from './card-design/module.ts';
import { cardGeneratorModule } from './card-generator/module.ts';
import { cardIssuanceModule } from './card-issuance/module.ts';
import { lossModule } from './card-lost/module.ts';
import { pickUpModule } from './card-pickup/module.ts';
import { cardReservationsModule } from './card-reservations/module.ts';
import { resetReasonsModule } from './card-reset-reason/resource.ts';
import { cardSourcesModule } from './card-sources/resource.ts';
import { cardStockModule } from './card-stock/module.ts';
import { cardTrackingModule } from './card-tracking/module.ts';
import { cardTypesModule } from './card-types/resource.ts';
import { cardVerificationModule, cardVerificationChecks } from './card-verification/module.ts';
import { cardsModule } from './cards/module.ts';
import { cardDistributionModule } from './reporting-card-distribution/module.ts';
import { cardDistributionDaily } from './reporting-card-distribution/snapshot.ts';
import { ecardPrintingModule } from './ecard-printing/module.ts';
import { partnersModule } from './partners/module.ts';
import { deliveryReturnReasonsModule } from './reason-delivery-return/resource.ts';
import { lossReasonsModule } from './reason-for-loss/resource.ts';
import { verificationReturnReasonsModule } from './reason-verification-return/resource.ts';
import { extensionReasonsModule } from './reasons-for-extension/resource.ts';
import { cardsOfMembers } from './cards/of-members.ts';
import { replacementModule } from './replace-card-number/module.ts';

/** Modules of cards, in the order they register their calls. */
export const cardsModules: readonly Module[] = [
  partnersModule,
  cardTypesModule,
  cardsModule,
  cardsOfMembers,
  cardVerificationModule,
  cardVerificationChecks,
  cardDesignModule,
  cardGeneratorModule,
  cardStockModule,
  cardDistributionModule,
  cardDistributionDaily,
  cardTrackingModule,
  cardReservationsModule,
  cardSourcesModule,
  lossReasonsModule,
  extensionReasonsModule,
  resetReasonsModule,
  deliveryReturnReasonsModule,
  verificationReturnReasonsModule,
  pickUpModule,
  cardIssuanceModule,
  arrivalsModule,
  assignmentModule,
  ecardPrintingModule,
  lossModule,
  replacementModule,
];
