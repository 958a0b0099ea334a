import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as alikeText } from './alike/table.ts';
import { migration as changeValue } from './changes/pending-values.ts';
import { migration as changeClaim } from './changes/claims.ts';
import { migration as acknowledged } from './changes/acknowledged-migration.ts';
import { migration as changeBatch } from './changes/batch-migration.ts';
import { migration as changeDecidedFor } from './changes/decided-for-migration.ts';
import { migration as changeRequest } from './changes/table.ts';
import { migration as changeJudged } from './changes/judged-migration.ts';
import { migration as changeSeen } from './changes/seen-migration.ts';
import { migration as changePlace } from './changes/place-migration.ts';
import { changeView } from './changes/change-view.ts';
import { migration as coreFeedRun } from './core-feed/table.ts';
import { migration as download } from './downloads/table.ts';
import {
  importCheckedStep,
  importEffectStep,
  importReasonStep,
  importStep,
  importCorrectionStep,
  importUnnamedStep,
} from './imports/tables.ts';
import { migration as importSeparator } from './imports/separator-migration.ts';
import { migration as listView } from './list-views/table.ts';
import { migration as numberReference } from './number-references/table.ts';
import { migration as numberList } from './numbers/table.ts';
import { actsStep as runActs, migration as backgroundRuns, recordsStep as runRecords } from './runs/tables.ts';
import { migration as queueLease } from './waiting/lease-table.ts';
import { migration as sealing } from './sealing/migration.ts';

/** The migrations of the area records; a released name never changes. */
export const recordsMigrations: Readonly<Record<string, SchemaStep>> = {
  '0031_import': importStep,
  '0060_background_run': backgroundRuns,
  '0062_list_view': listView,
  '0065_change_request': changeRequest,
  '0071_number_list': numberList,
  '0072_background_run_record': runRecords,
  '0075_download': download,
  '0091_import_correction': importCorrectionStep,
  '0200_change_value': changeValue,
  '0220_sealing': sealing,
  '0290_number_reference': numberReference,
  '0341_change_view': changeView,
  '0430_core_feed_run': coreFeedRun,
  '0460_background_run_act': runActs,
  '0470_change_claim': changeClaim,
  '0472_change_decided_for': changeDecidedFor,
  '0510_queue_lease': queueLease,
  '0692_import_unnamed': importUnnamedStep,
  '0740_acknowledged_warnings': acknowledged,
  '0838_change_place': changePlace,
  '0870_change_batch': changeBatch,
  '0900_change_seen': changeSeen,
  '0902_import_effect': importEffectStep,
  '0910_change_judged': changeJudged,
  '0911_import_checked': importCheckedStep,
  '0912_import_reason': importReasonStep,
  '0994_import_separator': importSeparator,
  '0995_alike_text': alikeText,
};
